import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../locale-codes';

/** No TypeBox: browsers load this file. */
export const LINK_PURPOSES = ['confirm', 'withdraw'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const LINK_SUBJECTS = ['newsletter', 'wishes'] as const;
export type LinkSubject = (typeof LINK_SUBJECTS)[number];

export const LINK_PATHS = {
  newsletter: { confirm: '/api/newsletter/confirm', withdraw: '/api/newsletter/withdraw' },
  wishes: { confirm: '/api/wishes/confirm', withdraw: '/api/wishes/withdraw' },
} as const satisfies Record<LinkSubject, Record<LinkPurpose, string>>;

const FOLDERS: Record<LinkSubject, Partial<Record<LocaleCode, string>> & { en: string }> = {
  newsletter: { en: 'newsletter' },
  wishes: { en: 'wishes', fr: 'souhaits' },
};
const PAGES: Record<LinkPurpose, string> = { confirm: 'confirmation', withdraw: 'stop' };

/** Path of the site's page that asks before it posts. */
export function linkPage(subject: LinkSubject, purpose: LinkPurpose, locale: LocaleCode): string {
  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  const folders = FOLDERS[subject];
  return `${prefix}/${folders[locale] ?? folders.en}/${PAGES[purpose]}`;
}

export const TOKEN_FIELD = 'token';
