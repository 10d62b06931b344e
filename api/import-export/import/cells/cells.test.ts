import { availabilityIn, groupingIn, isSoldIn, mountingIn } from './chosen-words';
import { dayIn } from './dates';
import { htmlOfText, textOfHtml } from './html-text';
import { libraryKey, pictureKey, picturesIn } from './picture-names';
import { cleanCell, isUnfit, sameWords } from './plain';
import { currencyIn, priceIn } from './price';
import { creatorsIn } from '../matching/creators-in';

describe('cells', () => {
  it.each([
    ['4 800 €', { amount: 4800, currency: 'EUR' }],
    ['EUR 4,800.50', { amount: 4800.5, currency: 'EUR' }],
    ['4.800', { amount: 4800, currency: undefined }],
    ['£1,250', { amount: 1250, currency: 'GBP' }],
    ['CHF 4’800.-', { amount: 4800, currency: 'CHF' }],
    ['12 000 euros TTC', { amount: 12_000, currency: 'EUR' }],
    ['12.500', { amount: 12_500, currency: undefined }],
    ['12 500,5 €', { amount: 12_500.5, currency: 'EUR' }],
    ['12,500.00', { amount: 12_500, currency: undefined }],
    ['Prix sur demande', 'on request'],
    ['on request', 'on request'],
    ['P.O.A.', 'on request'],
    ['vendu', 'sold'],
    ['réservé', undefined],
    ['12k', undefined],
    ['12 000 – 15 000', undefined],
    ['-4800', undefined],
    ['about 4800', undefined],
    ['ask', undefined],
    ['0', undefined],
    ['0,500', undefined],
    ['1234.567', undefined],
    ['15 3/4', undefined],
    ['99999999999', undefined],
  ])('%j as a price is %j', (text, price) => expect(priceIn(text)).toEqual(price));

  it('knows currencies by sign, code and word', () => {
    expect(['€', 'usd', 'Livres', 'SEK', 'prix (CHF)'].map(currencyIn)).toEqual([
      'EUR',
      'USD',
      undefined,
      'SEK',
      'CHF',
    ]);
  });

  it('knows words of both languages, without accents and case, and no others', () => {
    expect(['Vendu', 'à vendre', 'SOLD', 'réservé'].map(availabilityIn)).toEqual([
      'sold',
      'available',
      'sold',
      undefined,
    ]);
    expect(['en option', 'NFS', '✓'].map(availabilityIn)).toEqual([undefined, undefined, 'sold']);
    expect(['x', 'oui', '✓', 'no', '✗'].map(isSoldIn)).toEqual([true, true, true, false, false]);
    expect(['perhaps', 'réservé', 'en option', 'NFS'].map(isSoldIn)).toEqual(Array(4).fill(undefined));
    expect(['Paire', 'single', 'trio', '0', '6 x 2'].map(groupingIn)).toEqual([
      'pair',
      'single',
      ...[undefined, undefined, undefined],
    ]);
    expect(['set of 6', 'suite de 4', '2', '6', '1'].map(groupingIn)).toEqual([
      ...['set', 'set', 'pair', 'set', 'single'],
    ]);
    expect(['le sol', 'Wall', 'air'].map(mountingIn)).toEqual(['floor', 'wall', undefined]);
  });

  it.each([
    ['2026-03-01', '2026-03-01'],
    ['1/3/2026', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['01.03.26', '2026-03-01'],
    ['1 mars 2026', '2026-03-01'],
    ['1er févr. 2026', '2026-02-01'],
    ['March 1, 2026', '2026-03-01'],
    ['1st Sep 2026', '2026-09-01'],
    ['31/02/2026', undefined],
    ['01.03.98', undefined],
    ['March', undefined],
    ['2026-13-01', undefined],
  ])('%j as a day is %p', (text, day) => expect(dayIn(text)).toBe(day));

  it('takes the apostrophe away that an export puts before what looks like a formula, and what no text can hold', () => {
    expect(cleanCell("'=SUM(A1)")).toBe('=SUM(A1)');
    expect(cleanCell("a,' -b;'=c")).toBe('a, -b;=c');
    expect(cleanCell("'Tis; d'Alger")).toBe("'Tis; d'Alger");
    expect(cleanCell(' a\u0000b\r\nc\u0007 ')).toBe('ab\nc');
    expect(isUnfit('abc\u202e')).toBe(true);
    expect(isUnfit('abc')).toBe(false);
  });

  it('shortens gaps that nobody sees, from each of which a text would be read again', () => {
    const gap = ' '.repeat(19_000);
    expect(cleanCell(`a${gap}b`)).toBe('a b');
    expect(cleanCell(`a${'\n \n'.repeat(9_000)}b`)).toBe('a\n\nb');
    expect(cleanCell('a  b\n\n c')).toBe('a  b\n\n c');
    const text = cleanCell(`Oak,${gap}wax ${'\u00a0'.repeat(19_000)}; steel`);
    expect(creatorsIn(text, () => false).named).toEqual([{ name: 'Oak, wax' }, { name: 'steel' }]);
  });

  it('does not tell spaces and typographic signs apart, but words', () => {
    expect(sameWords('Laque d’origine\u202f; fil', "Laque d'origine; fil")).toBe(true);
    expect(sameWords('« Varangue »', '"Varangue"')).toBe(true);
    expect(sameWords('Laque', 'laque')).toBe(false);
  });

  it('makes text of HTML and back, whatever a cell says, and keeps marks of paragraphs that stay', () => {
    const html =
      '<p>One <em>two</em>\n three.<br />Four &amp; five.</p>\n<h3>Six</h3><ul><li>seven</li></ul>';
    expect(textOfHtml(html)).toBe('One two three.\nFour & five.\n\nSix\n\nseven');
    expect(htmlOfText('a <script>alert(1)</script> & b\nc\n\nd')).toBe(
      '<p>a &lt;script&gt;alert(1)&lt;/script&gt; &amp; b<br />c</p>\n<p>d</p>',
    );
    expect(htmlOfText('One two.\n\nNew.', '<p>One <em>two</em>.</p>\n<p>Old.</p>')).toBe(
      '<p>One <em>two</em>.</p>\n<p>New.</p>',
    );
  });

  it('reads names of pictures, in whatever folder they were, each once', () => {
    expect(picturesIn('a.jpg; .\\photos\\b.JPG | c/d.png, a.jpg\n')).toEqual([
      ...['a.jpg', 'photos/b.JPG', 'c/d.png'],
    ]);
    expect(['DSC_8841 Été.JPG', 'c/лампа 1.jpg', '+.jpg'].map(pictureKey)).toEqual([
      ...['dsc-8841-ete', 'лампа-1', '+'],
    ]);
    expect(['DSC_8841 Été.JPG', 'Łóżko.jpg', 'лампа 1.jpg', '+.jpg'].map(libraryKey)).toEqual([
      ...['dsc-8841-ete', 'lozko', undefined, undefined],
    ]);
  });
});
