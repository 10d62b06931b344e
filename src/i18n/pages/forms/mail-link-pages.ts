import { MAIL_LINKS as en } from '../../en/pages/mail-links';
import { MAIL_LINKS as fr } from '../../fr/pages/mail-links';
import type { LocaleCode } from '../../locales';
import type { MailLinkPages } from './mail-link-page';

/** Only the build imports this, so that other pages do not carry it. */
export const MAIL_LINK_PAGES: Record<LocaleCode, MailLinkPages> = { en, fr };
