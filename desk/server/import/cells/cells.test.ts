import { availabilityIn, groupingIn, isSoldIn, mountingIn } from './chosen-words';
import { dateFor, dayIn } from './dates';
import { dimensionsIn, measureIn, orderIn } from './dimensions';
import { htmlOfText, textOfHtml } from './html-text';
import { numberIn } from './numbers';
import { pictureKey, picturesIn } from './picture-names';
import { cleanCell, isUnfit, sameWords } from './plain';
import { currencyIn, priceIn } from './price';

it.each([
  ['162', 162],
  ['69,5', 69.5],
  ['69.525', 69.525],
  ['4 800', 4800],
  ['4\u202f800,50', 4800.5],
  ['4.800,50', 4800.5],
  ['4,800.50', 4800.5],
  ['1.250.000', 1_250_000],
  ["1'200", 1200],
  ['15 3/4', 15.75],
  ['15¾', 15.75],
  ['¾', 0.75],
  ['163/4', 40.75],
  ['', undefined],
  ['12a', undefined],
  ['1,2,3', undefined],
  ['4.80.0', undefined],
  ['1/0', undefined],
  ['1e9', undefined],
])('%j as a number is %p', (text, value) => expect(numberIn(text)).toBe(value));

const sides = (height?: number, width?: number, depth?: number, diameter?: number) =>
  JSON.parse(JSON.stringify({ height, width, depth, diameter })) as object;

it.each([
  ['162 x 40 x 40', sides(162, 40, 40)],
  ['162 × 40,5 cm', sides(162, 40.5)],
  ['H 162 x L 40 x P 38 cm', sides(162, 40, 38)],
  ['H. 162cm ; Ø 40cm', sides(162, undefined, undefined, 40)],
  ['Haut. 42 Diam. 80', sides(42, undefined, undefined, 80)],
  ['H 42 D 80', sides(42, undefined, undefined, 80)],
  ['W 120 D 60 H 75', sides(75, 120, 60)],
  ['L 120 x l 60 x H 75 cm', sides(75, 120, 60)],
  ['162 H x 40 W x 38 D', sides(162, 40, 38)],
  ['1 620 x 400 mm', sides(162, 40)],
  ['63 3/4 x 15¾ in.', sides(161.9, 40)],
  ['63 3/4″ × 15 3/4″', sides(161.9, 40)],
  ['63 3/4 in. (162 cm)', sides(162)],
  ['1.62 m', sides(162)],
  ['Ø 50', sides(undefined, undefined, undefined, 50)],
  ['each', undefined],
  ['162 x', sides(162)],
  ['H 162 with shade', undefined],
  ['0 x 40', undefined],
  ['1 x 2 x 3 x 4 x 5', undefined],
  ['H 162 H 40', undefined],
  ['<b>162</b>', undefined],
])('%j as dimensions is %j', (text, expected) => expect(dimensionsIn(text)).toEqual(expected));

it('reads sides that are not named in the order and the unit of their heading', () => {
  expect(orderIn('H / L / P (cm)')).toEqual(['height', 'width', 'depth']);
  expect(orderIn('W x D x H in inches')).toEqual(['width', 'depth', 'height']);
  expect(orderIn('Dimensions')).toEqual([]);
  expect(dimensionsIn('120 x 60 x 75', { order: ['width', 'depth', 'height'], unit: 'mm' })).toEqual(
    sides(7.5, 12, 6),
  );
});

it.each([
  ['162', undefined, 162],
  ['1620', 'mm' as const, 162],
  ['162 cm', 'mm' as const, 162],
  ['15 3/4', 'in' as const, 40],
  ['0', undefined, 0],
  ['-3', undefined, undefined],
  ['tall', undefined, undefined],
])('%j of a column in %s is %p', (text, unit, value) => expect(measureIn(text, unit)).toBe(value));

it.each([
  ['4 800 €', { amount: 4800, currency: 'EUR' }],
  ['EUR 4,800.50', { amount: 4800.5, currency: 'EUR' }],
  ['4.800', { amount: 4800, currency: undefined }],
  ['£1,250', { amount: 1250, currency: 'GBP' }],
  ['CHF 4’800.-', { amount: 4800, currency: 'CHF' }],
  ['12 000 euros TTC', { amount: 12_000, currency: 'EUR' }],
  ['12.500', { amount: 12_500, currency: undefined }],
  ['12 500,5 €', { amount: 12_500.5, currency: 'EUR' }],
  ['Prix sur demande', 'on request'],
  ['on request', 'on request'],
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
  expect(['x', 'oui', 'no', 'perhaps'].map(isSoldIn)).toEqual([true, true, false, undefined]);
  expect(['Paire', 'single', 'trio'].map(groupingIn)).toEqual(['pair', 'single', undefined]);
  expect(['le sol', 'Wall', 'air'].map(mountingIn)).toEqual(['floor', 'wall', undefined]);
});

it('says about in each language, and reads days of the calendar alone', () => {
  expect(['c. 1955', 'vers 1955', 'ca 1955', '1955', '1950s'].map((text) => dateFor('en', text))).toEqual([
    'circa 1955',
    'circa 1955',
    'circa 1955',
    '1955',
    '1950s',
  ]);
  expect(dateFor('fr', 'circa 1955')).toBe('vers 1955');
  expect(['2026-03-01', '1/3/2026', '01.03.2026', '31/02/2026', 'March', '2026-13-01'].map(dayIn)).toEqual([
    '2026-03-01',
    '2026-03-01',
    '2026-03-01',
    undefined,
    undefined,
    undefined,
  ]);
});

it('takes the apostrophe away that an export puts before what looks like a formula, and what no text can hold', () => {
  expect(cleanCell("'=SUM(A1)")).toBe('=SUM(A1)');
  expect(cleanCell("a,' -b;'=c")).toBe('a, -b;=c');
  expect(cleanCell("'Tis; d'Alger")).toBe("'Tis; d'Alger");
  expect(cleanCell(' a\u0000b\r\nc\u0007 ')).toBe('ab\nc');
  expect(isUnfit('abc\u202e')).toBe(true);
  expect(isUnfit('abc')).toBe(false);
});

it('does not tell spaces and typographic signs apart, but words', () => {
  expect(sameWords('Laque d’origine\u202f; fil', "Laque d'origine; fil")).toBe(true);
  expect(sameWords('« Varangue »', '"Varangue"')).toBe(true);
  expect(sameWords('Laque', 'laque')).toBe(false);
});

it('makes text of HTML and back, whatever a cell says, and keeps marks of paragraphs that stay', () => {
  const html = '<p>One <em>two</em>\n three.<br />Four &amp; five.</p>\n<h3>Six</h3><ul><li>seven</li></ul>';
  expect(textOfHtml(html)).toBe('One two three.\nFour & five.\n\nSix\n\nseven');
  expect(htmlOfText('a <script>alert(1)</script> & b\nc\n\nd')).toBe(
    '<p>a &lt;script&gt;alert(1)&lt;/script&gt; &amp; b<br />c</p>\n<p>d</p>',
  );
  expect(htmlOfText('One two.\n\nNew.', '<p>One <em>two</em>.</p>\n<p>Old.</p>')).toBe(
    '<p>One <em>two</em>.</p>\n<p>New.</p>',
  );
});

it('reads names of pictures, in whatever folder they were, each once', () => {
  expect(picturesIn('a.jpg; photos\\b.JPG | c/d.png, a.jpg\n')).toEqual(['a.jpg', 'b.JPG', 'd.png']);
  expect(pictureKey('DSC_8841 Été.JPG')).toBe('dsc-8841-ete');
});
