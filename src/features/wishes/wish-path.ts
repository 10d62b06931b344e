import type { LocaleCode } from '../../i18n/locales';
import { routePath } from '../../routes/route-path';
import type { WishSubject } from './wish-subject';

/** The page on which one asks to be told. */
export const wishPath = (locale: LocaleCode, { kind, slug }: WishSubject): string =>
  `${routePath('wish', locale)}?${kind}=${encodeURIComponent(slug)}`;
