/** ms for a test: on a busy machine a browser takes its time. (jest reads `testTimeout` for the whole run only.) */
jest.setTimeout(60_000);
