import { sampleSheet } from '../testing/sample-sheet';
import { papersOf, type ListedPiece, type RoomSheetView } from './room-sheet-view';

const listed = (number: number): ListedPiece => ({
  number,
  creators: '',
  title: `Work ${number}`,
  sold: false,
});
const sheetOf = (count: number, more: Partial<RoomSheetView> = {}): RoomSheetView => ({
  title: 'Lamps',
  lang: 'en',
  standings: [],
  pieces: Array.from({ length: count }, () => sampleSheet()),
  list: Array.from({ length: count }, (_, at) => listed(at + 1)),
  listTitle: 'prices',
  asOf: '',
  until: '',
  ...more,
});
const kindsOf = (sheet: RoomSheetView) => papersOf(sheet).map(({ kind }) => kind);

describe('papersOf', () => {
  it('is a cover, a page a piece, and prices with conditions', () => {
    expect(kindsOf(sheetOf(2, { letter: '<p>Dear Ada</p>', conditions: '<p>Ex works</p>' }))).toEqual([
      'cover',
      'piece',
      'piece',
      'prices',
    ]);
  });

  it('gives a long letter and long conditions pages of their own', () => {
    const long = `<p>${'word '.repeat(400)}</p>`;
    expect(kindsOf(sheetOf(1, { letter: long, conditions: long }))).toEqual([
      'cover',
      'letter',
      'piece',
      'prices',
      'conditions',
    ]);
    expect(papersOf(sheetOf(1, { letter: long }))[0]).toEqual({ kind: 'cover', withLetter: false });
  });

  it('lists the prices of 60 pieces on two pages, none twice', () => {
    const tables = papersOf(sheetOf(60)).flatMap((paper) => (paper.kind === 'prices' ? [paper] : []));
    expect(tables.map(({ isFirst }) => isFirst)).toEqual([true, false]);
    expect(tables.flatMap(({ list }) => list.map(({ number }) => number))).toEqual(
      Array.from({ length: 60 }, (_, at) => at + 1),
    );
  });
});
