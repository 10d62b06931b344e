/** Names and numbers that the product specification fixes (section 9). */

/** The cookie that keeps the language a visitor has chosen. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', days: 365 } as const;

/** Works on a page of a list; a longer one has several. */
export const WORKS_PER_PAGE = 60;

/** ms between two looks whether there is a newer build. */
export const UPDATE_CHECK_MS = 3_600_000;

/** ms in which a path is reloaded once at most when its code can't be fetched. */
export const CHUNK_RELOAD_MS = 10_000;
