import { FIRST_PART, partPath, readPart, type WorksPart } from './works-parts';

const PATHS: [WorksPart, en: string, fr: string][] = [
  [FIRST_PART, '/works/type/tables', '/fr/oeuvres/type/tables'],
  [{ choice: 'all', number: 2 }, '/works/type/tables/2', '/fr/oeuvres/type/tables/2'],
  [{ choice: 'sold', number: 1 }, '/works/type/tables/sold', '/fr/oeuvres/type/tables/vendues'],
  [{ choice: 'sold', number: 12 }, '/works/type/tables/sold-12', '/fr/oeuvres/type/tables/vendues-12'],
  [
    { choice: 'available', number: 3 },
    '/works/type/tables/available-3',
    '/fr/oeuvres/type/tables/disponibles-3',
  ],
];

it.each(PATHS)('the part %j has its own address, which names it', (part, en, fr) => {
  expect(partPath('en', 'tables', part)).toBe(en);
  expect(partPath('fr', 'tables', part)).toBe(fr);
  if (part === FIRST_PART) return;
  expect(readPart(en.split('/').at(-1)!, 'en')).toEqual(part);
  expect(readPart(fr.split('/').at(-1)!, 'fr')).toEqual(part);
});

it.each([
  '',
  '0',
  '1',
  '02',
  'sold-1',
  'sold-0',
  'sold-',
  '-2',
  'all',
  'vendues',
  '2-sold',
  '9999999',
  'sold-2x',
])('‘%s’ names no part in English: each has one address', (slug) =>
  expect(readPart(slug, 'en')).toBeUndefined(),
);
