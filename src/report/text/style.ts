/** How the text report marks what matters. Without colour each is the text itself: no meaning is in colour alone. */
export interface Style {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly good: (text: string) => string;
  readonly fair: (text: string) => string;
  readonly bad: (text: string) => string;
}

const same = (text: string) => text;

export const PLAIN: Style = { strong: same, faint: same, good: same, fair: same, bad: same };
