/** Product specification, section 9. */

export const LOCALE_COOKIE = {
  name: 'i18n_redirected',
  /** 365 days, in seconds. */
  attributes: '; Max-Age=31536000; Path=/; SameSite=Lax',
} as const;

export const WORKS_PER_PAGE = 60;

/** ms between checks for a newer build. */
export const UPDATE_CHECK_MS = 3_600_000;

/** ms in which a path is reloaded at most once when its code cannot be loaded. */
export const CHUNK_RELOAD_MS = 10_000;

/** The window's event at which React begins to answer; until then the page's HTML keeps presses (build/late-scripts). */
export const ALIVE = 'page-alive';
