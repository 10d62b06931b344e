/**
 * ms that a test waits for what is to come. It ends the waiting for what never comes, not for what a machine is late with that is
 * three times slower: one test took 48 s there.
 */
export const WAIT_MS = 45_000;
/** ms for what is drawn, printed or uploaded. */
export const LONG_WAIT_MS = 120_000;
/** ms for a test in a browser as a whole: more than one wait, so that what fails it says what it waited for. */
export const TEST_MS = 180_000;
