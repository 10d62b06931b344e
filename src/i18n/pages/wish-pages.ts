import { WISH as en } from '../en/pages/wish';
import { WISH as fr } from '../fr/pages/wish';
import type { LocaleCode } from '../locales';
import type { WishWords } from './wish-page';

/** What the page of wishes says in each language; it takes its words along, so that no other page carries them. */
export const WISH_PAGES: Record<LocaleCode, WishWords> = { en, fr };
