/** What a link of a newsletter's mail is for. No TypeBox here: the browser imports this file. */
export const LINK_PURPOSES = ['confirm', 'withdraw'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Where the two are posted. */
export const NEWSLETTER_PATHS = {
  confirm: '/api/newsletter/confirm',
  withdraw: '/api/newsletter/withdraw',
} as const satisfies Record<LinkPurpose, string>;

/** The site's pages that such links lead to, below the first segment of their language; each asks before anything is done. */
export const NEWSLETTER_PAGES = {
  confirm: '/newsletter/confirmation',
  withdraw: '/newsletter/stop',
} as const satisfies Record<LinkPurpose, string>;

/** Names the token in a link, and in what its page posts. */
export const TOKEN_FIELD = 'token';
