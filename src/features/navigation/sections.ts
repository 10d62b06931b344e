import type { Translate } from '../../i18n/message-key';
import type { LocaleCode } from '../../i18n/locales';
import { allWorksPath } from '../../routes/alternates';
import { routePath } from '../../routes/route-path';
import type { SubNavKey } from './navigation-state';

export const LIST_WORDS = { works: 'nav.types', creators: 'nav.names', events: 'nav.dates' } as const;

export const sectionPath = (key: SubNavKey, locale: LocaleCode): string =>
  key === 'works' ? allWorksPath(locale) : routePath(key, locale);

/** 'works: types' */
export const subNavName = (key: SubNavKey, t: Translate): string =>
  t('nav.list', { section: t(`nav.${key}`), list: t(LIST_WORDS[key]) });
