import { MAIL_LINKS as en } from '../en/pages/mail-links';
import { MAIL_LINKS as fr } from '../fr/pages/mail-links';
import type { LocaleCode } from '../locales';
import type { MailLinkPages } from './mail-link-page';

/** What the pages of links in mails say in each language; the build alone reads it, so that no other page carries it. */
export const MAIL_LINK_PAGES: Record<LocaleCode, MailLinkPages> = { en, fr };
