import closeWithGrace from 'close-with-grace';

/** ms to end what the script started. */
const CLOSE_DELAY = 15_000;

/** Exits with code 1 and the message on failure. On Ctrl-C the signal asks `main` to end what it started. */
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
