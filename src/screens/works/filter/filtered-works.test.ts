import { sampleWork } from '../../../gallery/testing/samples';
import { narrowed, sorted } from './filtered-works';
import { materialsOf, yearOf } from './work-facts';

const place = { locale: 'en' as const, today: '2026-11-20' };
const works = [
  { ...sampleWork('a'), date: '1962', creators: [{ slug: 'v', name: 'Armand V', sort_name: 'V' }] },
  { ...sampleWork('b'), published_on: '2026-08-23' },
  { ...sampleWork('c'), date: 'circa 1955', creators: [{ slug: 'k', name: 'Odile K', sort_name: 'K' }] },
  { ...sampleWork('d'), published_on: '2026-08-22', materials: 'Lacquered steel, opal glass and brass' },
  { ...sampleWork('e'), published_on: '2026-11-21' },
];
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join('');

describe('the works that answer to a filter', () => {
  it.each([
    [{}, 'abcde'],
    [{ decade: 1950 }, 'c'],
    [{ creator: 'v' }, 'a'],
    [{ creator: 'v', decade: 1950 }, ''],
    [{ material: 'steel' }, 'd'],
    [{ material: 'opal' }, ''],
  ])('%o: %s', (filter, expected) => {
    expect(slugs(narrowed(works, filter, place))).toBe(expected);
  });

  it('are new for 90 days, from their day on', () => {
    expect(slugs(narrowed(works, { isNew: true }, place))).toBe('b');
  });

  it.each([
    [undefined, 'abcde'],
    ['date', 'cabde'],
    ['creator', 'cabde'],
    ['newest', 'ebdac'],
  ] as const)('stand in the order %s: %s', (sort, expected) => {
    expect(slugs(sorted(works, sort, place))).toBe(expected);
  });
});

it.each([
  ['1954', 1954],
  ['circa 1955', 1955],
  ['1952–1954', 1952],
  ['années 1950', 1950],
  ['1950s', 1950],
  ['no. 19551', undefined],
  ['', undefined],
])('the year of ‘%s’ is %s', (date, year) => expect(yearOf(date)).toBe(year));

it.each([
  ['en', 'Perforated lacquered steel, brass, opal glass', 'steel brass glass'],
  ['en', 'Oak, steel and lacquered steel', 'oak steel'],
  ['fr', 'Tôle perforée laquée, laiton, verre opalin', 'tole laiton verre'],
  ['fr', 'Laine bouclée et chêne', 'laine chene'],
  ['en', '', ''],
] as const)('in %s, ‘%s’ names %s', (locale, line, keys) =>
  expect(
    materialsOf(line, locale)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(keys),
);
