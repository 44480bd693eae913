import { COLORS } from './colors.js';
import { OVERVIEW } from './overview.js';
import { PAGE } from './page.js';
import { PRINT } from './print.js';
import { TABLE } from './table.js';
import { TOOL } from './tool.js';

/** The one style sheet of the page. The parts build on each other in this order. */
export const STYLE = [COLORS, PAGE, OVERVIEW, TABLE, TOOL, PRINT].join('');
