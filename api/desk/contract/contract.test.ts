import { readAmount } from '../../content/contract/amount';
import { isSame } from '../../content/contract/field-path';
import { divided, writersOf } from '../../content/contract/writers';

describe('amount', () => {
  it.each<[string, ReturnType<typeof readAmount>]>([
    ['12500', 12_500],
    ['12,500', 12_500],
    ['12.500', 12_500],
    ['12 500', 12_500],
    ['12\u202f500', 12_500],
    ['12\u00a0500', 12_500],
    ['12\u2009500', 12_500],
    ["12'500", 12_500],
    ['12’500', 12_500],
    ['1.234.567', 1_234_567],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['0,50', 0.5],
    ['12,500.00', 12_500],
    ['12.500,00', 12_500],
    ['12\u202f500,50', 12_500.5],
    ['€12,500', 12_500],
    ['12 500 €', 12_500],
    ['EUR 12.500', 12_500],
    ['12500eur', 12_500],
    ['12,500 euros', 12_500],
    ['1 euro', 1],
    [' 8500 ', 8500],
    ['100,000,000', 100_000_000],
  ])('reads %j as %p', (text, amount) => expect(readAmount(text)).toBe(amount));

  it.each<[string, string]>([
    ['12,5000', 'notAnAmount'],
    ['12,50,00', 'notAnAmount'],
    ['1.234,567', 'notAnAmount'],
    ['12,500,00', 'notAnAmount'],
    ['1234,567', 'notAnAmount'],
    ['0,500', 'notAnAmount'],
    ['012', 'notAnAmount'],
    ['12,', 'notAnAmount'],
    ['12 50', 'notAnAmount'],
    ['12 5000', 'notAnAmount'],
    ['1 234.567', 'notAnAmount'],
    ['1e9', 'notAnAmount'],
    ['12k', 'notAnAmount'],
    ['about 12500', 'notAnAmount'],
    ['$12500', 'notAnAmount'],
    ['€', 'notAnAmount'],
    ['', 'notAnAmount'],
    ['0', 'amountZero'],
    ['0.00', 'amountZero'],
    ['-100', 'amountZero'],
    ['−12,500', 'amountZero'],
    ['99999999999', 'amountTooMuch'],
    ['100,000,000.01', 'amountTooMuch'],
  ])('refuses %j as %s', (text, fault) => expect(readAmount(text)).toBe(fault));
});

describe('writers', () => {
  const CHANGES = [
    { path: 'title.en', by: 'Marie' },
    { path: 'dimensions', by: 'Paul', also: ['Marie'] },
    { path: 'price', by: 'Paul' },
    { path: 'date' },
  ];

  it('says who has written what, also where somebody wrote on', () =>
    expect(writersOf(CHANGES)).toEqual([
      { name: 'Marie', paths: ['title.en', 'dimensions'] },
      { name: 'Paul', paths: ['dimensions', 'price'] },
    ]));

  it('leaves out who asks', () =>
    expect(writersOf(CHANGES, 'Marie')).toEqual([{ name: 'Paul', paths: ['dimensions', 'price'] }]));

  it('tells what one has written alone from what others have written in as well, and from theirs', () => {
    const pathsOf = (of: typeof CHANGES) => of.map(({ path }) => path);
    const paths = (me: string) => {
      const { own, shared, theirs } = divided(CHANGES, me);
      return { own: pathsOf(own), shared: pathsOf(shared), theirs: pathsOf(theirs) };
    };
    expect(paths('Paul')).toEqual({ own: ['price'], shared: ['dimensions'], theirs: ['title.en', 'date'] });
    expect(paths('Marie')).toEqual({ own: ['title.en'], shared: ['dimensions'], theirs: ['price', 'date'] });
  });
});

describe('field path', () => {
  const picture = { file: 'a.jpg', alt: { en: 'A', fr: 'B' }, credit: 'C' };

  it.each<[string, unknown, unknown, boolean]>([
    ['parts in another order', [picture], [{ credit: 'C', alt: { fr: 'B', en: 'A' }, file: 'a.jpg' }], true],
    ['lists in another order', ['a', 'b'], ['b', 'a'], false],
    ['nothing and what is not there', null, undefined, true],
    ['what is not written', { url: undefined, name: 'A' }, { name: 'A' }, true],
    ['a text and a number', '1', 1, false],
    ['another text in a part', [picture], [{ ...picture, credit: 'D' }], false],
  ])('%s', (_, one, other, same) => expect(isSame(one, other)).toBe(same));
});
