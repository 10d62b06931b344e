/** Where the embedded API listens unless told otherwise, for the build and the host alike. */
export const DEFAULT_API_URL = 'http://127.0.0.1:4000';
