/** The day on which the tests of the site's accessibility were last read through as a whole; to be changed by whoever does. */
export const CHECKED_ON = '2026-11-22';
