import type { Locator, Page } from '@playwright/test';
import type { SelectedWork } from '../../../../src/components/selection/selected-work';
import { SELECTION_KEY } from '../../../../src/components/selection/selection-store';
import { translator } from '../../../../src/i18n/i18n';
import type { LocaleCode } from '../../../../src/i18n/locales';

/** A work of the sample catalogue. */
export interface SampleWork {
  id: string;
  slugs: Record<LocaleCode, string>;
  titles: Record<LocaleCode, string>;
  reference: string;
}

export const BENCH: SampleWork = {
  id: 'quai-bench',
  slugs: { en: 'quai-bench', fr: 'banc-quai' },
  titles: { en: 'Quai bench', fr: 'Banc Quai' },
  reference: 'ML 0158',
};
export const SCREEN: SampleWork = {
  id: 'claustra-screen',
  slugs: { en: 'claustra-screen', fr: 'paravent-claustra' },
  titles: { en: 'Claustra screen', fr: 'Paravent Claustra' },
  reference: 'ML 0105',
};
/** Has a night picture. */
export const LAMP: SampleWork = {
  id: 'guetteur-floor-lamp',
  slugs: { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' },
  titles: { en: 'Guetteur floor lamp', fr: 'Lampadaire Guetteur' },
  reference: 'ML 0147',
};
/** Without picture and model, and with a title full of quotation marks. */
export const AWKWARD: SampleWork['slugs'] = { en: 'oeil-de-boeuf-sconces', fr: 'appliques-oeil-de-boeuf' };
/** Not in any catalogue. */
export const LOST: SampleWork = {
  id: 'lost-lamp',
  slugs: { en: 'lost-lamp', fr: 'lampe-perdue' },
  titles: { en: 'Lost lamp', fr: 'Lampe perdue' },
  reference: 'ML 9999',
};

/** A sample for a full selection; only its slugs and titles count. */
export const filler = (index: number): SampleWork => ({
  ...LOST,
  slugs: { en: `filler-${index}`, fr: `bouchon-${index}` },
  titles: { en: `Filler ${index}`, fr: `Bouchon ${index}` },
});

const kept = ({ slugs, titles }: SampleWork, locale: LocaleCode): SelectedWork => ({
  slugs,
  title: titles[locale],
  creators: 'Odile Kerhervé',
});

/** Puts works into the selection of a visitor who comes back; to be called before the first page. */
export const gathered =
  (locale: LocaleCode, ...works: SampleWork[]) =>
  (page: Page): Promise<void> =>
    page.addInitScript(
      ([key, text]) => {
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
      },
      [SELECTION_KEY, JSON.stringify(works.map((work) => kept(work, locale)))] as const,
    );

/** The titles in the visitor's storage. */
export const storedTitles = (page: Page): Promise<string[]> =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { title: string }[]).map(({ title }) => title),
    SELECTION_KEY,
  );

/** The sign in the grid that takes a work along. */
export const markOf = (page: Page, { titles }: SampleWork, locale: LocaleCode): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: translator(locale)('selection.add-named', { title: titles[locale] }) });
