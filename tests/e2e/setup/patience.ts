import { TEST_MS } from '../../patience';

// jest reads `testTimeout` for the whole run only.
jest.setTimeout(TEST_MS);

// A browser on a busy machine misses a beat now and then; what fails for a reason fails again, and both are printed.
// At once: many tests go on from where the one before them has left the page.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
