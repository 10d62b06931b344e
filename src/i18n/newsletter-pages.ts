import { NEWSLETTER as en } from './en/newsletter';
import { NEWSLETTER as fr } from './fr/newsletter';
import type { LocaleCode } from './locales';
import type { NewsletterPages } from './newsletter-page';

/** What the pages of the newsletter's links say in each language; the build alone reads it, so that no other page carries it. */
export const NEWSLETTER_PAGES: Record<LocaleCode, NewsletterPages> = { en, fr };
