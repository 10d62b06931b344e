import { LOCALE_CODES } from '../../src/i18n/locales';
import { makeRoom } from '../../tests/e2e/support/site/make-rooms';
import type { MeasuredPage } from './pages';

/** Twelve, of all sizes. */
const WORKS = [
  'guetteur-floor-lamp',
  'anse-armchairs',
  'cloison-sideboard',
  'orbite-ceiling-light',
  'eclipse-mirror',
  'portique-table-lamp',
  'quai-bench',
  'portee-bookcase',
  'rivage-coffee-table',
  'soufflet-lantern',
  'semaphore-coat-rack',
  'meridien-desk',
];

/** Makes a room of twelve works in each language, and gives their pages. */
export const roomPages = (dataDir: string): Promise<MeasuredPage[]> =>
  Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const pieces = WORKS.map((work) => ({ work, title: work }));
      const { path } = await makeRoom(dataDir, { locale, pieces });
      return { name: 'room', path };
    }),
  );
