/** ms for a test: on a busy machine a browser takes its time. (jest reads `testTimeout` for the whole run only.) */
jest.setTimeout(60_000);

// A browser on a busy machine misses a beat now and then; what fails for a reason fails again, and both are printed.
// At once: many tests go on from where the one before them has left the page.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
