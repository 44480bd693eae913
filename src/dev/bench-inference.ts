/**
 * `npm run bench:inference -- FOLDER… [--claims]`: hides the hints of every annotated tool below the folders and holds
 * what the fixer would write against what the authors wrote, under the names of the authors and under those that the
 * fixer gives; the same with the types of parameters. Fails when a hint or
 * a type that it writes is right in fewer than 98 of 100 cases, or when a tool that its author calls destructive is
 * claimed to read only. `--claims` lists every claim, for reading by hand.
 */
import { visible } from '../report/escape.js';
import type { Measured } from './inference/claim.js';
import { measureHints } from './inference/hints.js';
import { measureItems } from './inference/items.js';
import { renamed } from './inference/renamed.js';
import { tableLines, tooUnsure, wrongLines } from './inference/report.js';
import { readSpecs } from './inference/specs.js';
import { measureTypes } from './inference/types.js';

function show(title: string, measured: Measured, withClaims: boolean): string[] {
  for (const line of tableLines(title, measured)) console.log(line);
  const wrong = wrongLines(measured);
  console.log(`\n${title}: ${wrong.length} claims that do not hold`);
  for (const line of wrong) console.log(line);
  if (withClaims)
    for (const { author, place, claimed, verdict, because } of measured.claims)
      console.log(`  ${verdict}\t${claimed}\t${visible(place)}\t${visible(because)}\t${author}`);
  return tooUnsure(measured).map((claimed) => `${title}: ${claimed} is right too seldom`);
}

const args = process.argv.slice(2);
const folders = args.filter((arg) => arg !== '--claims');
if (folders.length === 0 || folders.some((folder) => folder.startsWith('-'))) {
  console.error('usage: npm run bench:inference -- FOLDER… [--claims]');
  process.exitCode = 2;
} else {
  const specs = await readSpecs(folders);
  const withClaims = args.includes('--claims');
  const hints = await measureHints(specs);
  const renamedHints = await measureHints(await renamed(specs));
  const faults = [
    ...show('hints', hints, withClaims),
    ...show('hints, after all renames', renamedHints, withClaims),
    ...show('types', await measureTypes(specs, false), withClaims),
    ...show('types, without the keywords that tell them', await measureTypes(specs, true), withClaims),
    ...show('entries of lists', await measureItems(specs), withClaims),
  ];
  for (const { author, tool } of [...hints.betrayals, ...renamedHints.betrayals])
    faults.push(`${tool} destroys and is claimed to read only (${author})`);
  console.log(faults.length === 0 ? '\nall claims are sure enough to be written' : `\n${faults.join('\n')}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
