import { makeSampleRoom, type SampleRoom } from '../../../../api/testing/sample-room';
import { openDatabase } from '../../../../api/database/open-database';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/i18n/locales';
import { alternatesOf, sameSlugs } from '../../../../src/routes/alternates';
import { routePath } from '../../../../src/routes/route-path';
import type { SitePage } from './site';

type Wanted = NonNullable<Parameters<typeof makeSampleRoom>[1]>;
type Price = NonNullable<NonNullable<Wanted['pieces']>[number]['price']>;

const EUR = { currency: 'EUR', vat: 'with', before: null, showsBefore: false } as const;
const price = (amount: number, more: object = {}): Price => ({ amount, ...EUR, ...more }) as Price;

/** A floor lamp, armchairs, a sideboard, a light of the ceiling, a mirror that is sold, and a lamp for a table. */
const PIECES: readonly { work: string; price: Price }[] = [
  { work: 'guetteur-floor-lamp', price: price(9800) },
  { work: 'anse-armchairs', price: price(14_500, { before: 16_000, showsBefore: true }) },
  { work: 'cloison-sideboard', price: price(22_000, { vat: 'without' }) },
  { work: 'orbite-ceiling-light', price: 'on request' },
  { work: 'eclipse-mirror', price: price(3200) },
  { work: 'portique-table-lamp', price: price(2650, { vat: 'none' }) },
];

const WORDS: Record<
  LocaleCode,
  Pick<Wanted, 'title' | 'client' | 'letter' | 'conditions'> & { note: string }
> = {
  en: {
    title: 'For the reading room in Lyon',
    client: 'Madame Leroy',
    letter:
      '<p>Dear Madame Leroy,</p><p>you asked for light to read by, and for something low to put the books on. These six have stood in our back room for a week now, and they get on with each other. The Guetteur belongs beside the window; everything else can move.</p><p>Come and sit in the armchairs before you decide. They are lower than they look.</p><p><em>Claire</em></p>',
    note: '<p>The opal globe is the first one. We have never seen another that is whole.</p>',
    conditions:
      '<p>Pieces are held for you as long as this room is open. Carriage and insurance at cost; we bring what you take to Lyon ourselves.</p>',
  },
  fr: {
    title: 'Pour le salon de lecture, à Lyon',
    client: 'Madame Leroy',
    letter:
      '<p>Chère Madame,</p><p>vous cherchiez de quoi lire le soir, et quelque chose de bas pour poser les livres. Ces six pièces sont depuis une semaine dans notre arrière-salle, et elles s’entendent. Le Guetteur va près de la fenêtre\u202f; tout le reste peut bouger.</p><p>Venez vous asseoir dans les fauteuils avant de choisir. Ils sont plus bas qu’ils n’en ont l’air.</p><p><em>Claire</em></p>',
    note: '<p>Le globe opalin est le premier. Nous n’en avons jamais vu d’autre entier.</p>',
    conditions:
      '<p>Les pièces vous sont gardées tant que ce salon est ouvert. Transport et assurance au prix coûtant\u202f; nous portons nous-mêmes à Lyon ce que vous prenez.</p>',
  },
};

export interface MadeRoom extends SampleRoom {
  path: string;
}

/** Makes a room, and gives the path of its page: six pieces, unless told otherwise. */
export async function makeRoom(dataDir: string, { locale = 'en', ...more }: Wanted = {}): Promise<MadeRoom> {
  const { note, ...words } = WORDS[locale];
  const pieces = PIECES.map((piece, index) => ({
    ...piece,
    title: piece.work,
    note: index === 0 ? note : '',
  }));
  const database = await openDatabase({ dataDir });
  try {
    const made = await makeSampleRoom(database, { locale, ...words, pieces, ...more });
    return { ...made, path: routePath('room-id', locale, { id: made.token }) };
  } finally {
    await database.close();
  }
}

/** Makes a room in each language, and gives their pages. */
export const makeRooms = (dataDir: string): Promise<SitePage[]> =>
  Promise.all(
    LOCALE_CODES.map(async (locale): Promise<SitePage> => {
      const { path, token } = await makeRoom(dataDir, { locale });
      return { route: 'room-id', locale, path, alternates: alternatesOf('room-id', sameSlugs(token)) };
    }),
  );
