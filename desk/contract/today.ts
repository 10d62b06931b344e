/** How the site is built, as the host says it. */
export interface SiteState {
  /** `unknown`: there is no host that could be asked, or it does not answer. */
  state: 'idle' | 'building' | 'unknown';
  /** Since when what is public is public, ISO 8601; null where nobody knows. */
  publicSince: string | null;
  /** Why the last release could not be made, in the host's words; null where it could. */
  failure: string | null;
  /** When it is tried again, ISO 8601. */
  retryAt: string | null;
}

/** What 'today' shows. */
export interface Today {
  site: SiteState;
  siteUrl: string;
  /** Messages of visitors that are kept. */
  messages: number;
  works: number;
}
