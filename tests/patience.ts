/** ms that a test waits for what is to come: it ends the waiting for what never comes, not for what a busy machine is late with. */
export const WAIT_MS = 90_000;
/** ms for what is drawn, printed or uploaded. */
export const LONG_WAIT_MS = 120_000;
/** ms for a test in a browser as a whole: more than one wait, so that what fails it says what it waited for. */
export const TEST_MS = 180_000;
