import type { Page } from '@playwright/test';
import { translator } from '../../../../src/i18n/i18n';
import type { LocaleCode } from '../../../../src/i18n/locales';
import type { Screen } from '../../../screenshots/screen';
import { SCREENS } from '../../../screenshots/screens';
import { previewArrived, roomScreens } from '../../../screenshots/states';
import { open, type Visitor } from './browser';
import { SITE, type SitePage } from '../site/site';

const previews = SITE.pages.filter(({ route }) => route === 'preview-id');
const pathOf = (pages: readonly SitePage[], locale: LocaleCode) =>
  pages.find((page) => page.locale === locale)?.path ?? null;
const rooms = SITE.pages.filter(({ route }) => route === 'room-id');

/** Every screen and state that pictures are taken of, and the preview and the rooms that the tests have made. */
export const ALL_SCREENS: readonly Screen[] = [
  ...SCREENS,
  {
    name: 'preview',
    paths: {
      en: pathOf(previews, 'en'),
      fr: pathOf(previews, 'fr'),
    },
    arrive: previewArrived,
  },
  ...roomScreens({ en: pathOf(rooms, 'en'), fr: pathOf(rooms, 'fr') }),
];

/** Opens a screen, and does what a visitor does to see it. */
export async function openScreen(
  { paths, prepare, arrive, act }: Screen,
  locale: LocaleCode,
  visitor: Visitor = {},
): Promise<Page> {
  const page = await open(paths[locale] ?? '', {
    ...visitor,
    prepare: async (next) => {
      await prepare?.(next, locale);
      await visitor.prepare?.(next);
    },
  });
  await arrive?.(page, translator(locale));
  await act?.(page, translator(locale));
  return page;
}
