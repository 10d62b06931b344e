import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../locale-codes';

/** What a link of a mail is for. No TypeBox here: the browser imports this file. */
export const LINK_PURPOSES = ['confirm', 'withdraw'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** What visitors confirm by the link of a mail, and give up by another. */
export const LINK_SUBJECTS = ['newsletter', 'wishes'] as const;
export type LinkSubject = (typeof LINK_SUBJECTS)[number];

/** Where the two are posted. */
export const LINK_PATHS = {
  newsletter: { confirm: '/api/newsletter/confirm', withdraw: '/api/newsletter/withdraw' },
  wishes: { confirm: '/api/wishes/confirm', withdraw: '/api/wishes/withdraw' },
} as const satisfies Record<LinkSubject, Record<LinkPurpose, string>>;

const FOLDERS: Record<LinkSubject, Partial<Record<LocaleCode, string>> & { en: string }> = {
  newsletter: { en: 'newsletter' },
  wishes: { en: 'wishes', fr: 'souhaits' },
};
const PAGES: Record<LinkPurpose, string> = { confirm: 'confirmation', withdraw: 'stop' };

/** The path of the site's page that such a link leads to; it asks before anything is done. */
export function linkPage(subject: LinkSubject, purpose: LinkPurpose, locale: LocaleCode): string {
  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  const folders = FOLDERS[subject];
  return `${prefix}/${folders[locale] ?? folders.en}/${PAGES[purpose]}`;
}

/** Names the token in a link, and in what its page posts. */
export const TOKEN_FIELD = 'token';
