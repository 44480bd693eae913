import type { PackageManager } from './package-manager.js';

/** Where the workflow is put. */
export const WORKFLOW = '.github/workflows/tool-score.yml';

/** A workflow of GitHub Actions that runs the gate. Commands stand in blocks: there every character is text. */
export function workflowText({ install, run }: PackageManager, specs: string): string {
  const step = (command: string) => `      - run: |\n          ${command}\n`;
  return `name: tool-score
on:
  push:
  pull_request:
permissions:
  contents: read
jobs:
  tool-score:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
${install === undefined ? '' : step(install)}${step(`${run} tool-score ${specs}`)}`;
}
