import closeWithGrace from 'close-with-grace';

/** ms a script has to end what it started. */
const CLOSE_DELAY = 15_000;

/**
 * Runs a script and ends the process when it is over: with its message and code 1 when it fails.
 * @param main ends what it started before it returns; the signal asks it to, on Ctrl-C and the like
 */
export function runScript(main: (signal: AbortSignal) => Promise<void>): void {
  const stop = new AbortController();
  const finished = main(stop.signal)
    .catch((error: Error) => {
      console.error(`\n${error.message}`);
      process.exitCode = 1;
    })
    .finally(() => process.exit());
  closeWithGrace({ delay: CLOSE_DELAY, skip: ['beforeExit'] }, async ({ err }) => {
    if (err) {
      console.error(err);
      process.exitCode = 1;
    }
    stop.abort();
    await finished;
  });
}
