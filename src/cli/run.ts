import { main } from './main.js';

/**
 * Runs the command line on this process. The exit code is set, never forced: what was written to a pipe still gets
 * there. A reader that closes the pipe early ends the output in silence.
 */
export async function run(): Promise<void> {
  let isClosed = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
  process.exitCode = await main(process.argv.slice(2), {
    write: (text) =>
      new Promise((resolve) => {
        if (isClosed || text === '') resolve();
        else process.stdout.write(text, () => resolve());
      }),
    warn: (text) => {
      process.stderr.write(`${text}\n`);
    },
    environment: process.env,
    isTerminal: process.stdout.isTTY === true,
    columns: process.stdout.columns,
  });
}
