import type { Page } from 'playwright-core';
import { translator } from '../../../../src/i18n/i18n';
import type { LocaleCode } from '../../../../src/i18n/locales';
import type { Screen } from '../../../screenshots/screen';
import { SCREENS } from '../../../screenshots/screens';
import { previewArrived } from '../../../screenshots/states';
import type { useBrowser, Visitor } from './browser';
import { SITE } from '../site/site';

const previews = SITE.pages.filter(({ route }) => route === 'preview-id');

/** Every screen and state that pictures are taken of, and the preview that the tests have made. */
export const ALL_SCREENS: readonly Screen[] = [
  ...SCREENS,
  {
    name: 'preview',
    paths: {
      en: previews.find(({ locale }) => locale === 'en')?.path ?? null,
      fr: previews.find(({ locale }) => locale === 'fr')?.path ?? null,
    },
    arrive: previewArrived,
  },
];

/** Opens a screen, and does what a visitor does to see it. */
export async function openScreen(
  open: ReturnType<typeof useBrowser>,
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
