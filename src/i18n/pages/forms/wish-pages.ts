import { WISH as en, type WishWords } from '../../en/pages/wish';
import { WISH as fr } from '../../fr/pages/wish';
import type { LocaleCode } from '../../locales';

/** Not among the messages, so that other pages do not carry it. */
export const WISH_PAGES: Record<LocaleCode, WishWords> = { en, fr };
