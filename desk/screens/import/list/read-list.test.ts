import { sheetXml, workbookOf, xlsxOf, zipOf } from '../testing/xlsx-of';
import { readList } from './read-list';
import { UnreadableList } from './table';

const bytesOf = (content: string | Uint8Array): ArrayBuffer => new Uint8Array(Buffer.from(content)).buffer;
const read = async (content: string | Uint8Array) => readList(bytesOf(content));
const tableIn = async (content: string | Uint8Array) => (await read(content))[0]!.table;
const faultOf = (content: string | Uint8Array) =>
  read(content).then(
    () => undefined,
    (error: unknown) => (error instanceof UnreadableList ? error.fault : error),
  );

const row = (number: number, ...cells: string[]) => ({ number, cells });
const TABLE = { headings: ['Réf.', 'Titre', 'Prix'], rows: [row(2, 'ML 1', 'Étagère', '4 800,50')] };
const TEXT = 'Réf.;Titre;Prix\r\nML 1;Étagère;4 800,50\r\n';

/** As Excel of a Mac or of Windows writes them. */
it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
])('reads a CSV in %s', async (_, content) => expect(await tableIn(content)).toEqual(TABLE));

it.each([
  ['semicolons, with decimal commas', 'a;b;c\n1,5;x;y\n2,5;x;y\n'],
  ['commas, with semicolons in texts', 'a,b,c\n1.5,"x; y",y\n2,x; z,y\n'],
  ['tabs', 'a\tb\tc\n1\tx, y; z\ty\n'],
  ['bars', 'a|b|c\n1|x, y|y\n'],
  ['a sign that its first line names', 'sep=#\na#b#c\n1#x;y#z\n'],
])('is parted by %s', async (_, text) => {
  const { headings, rows } = await tableIn(text);
  expect(headings).toEqual(['a', 'b', 'c']);
  expect(rows.every(({ cells, problem }) => cells.length === 3 && !problem)).toBe(true);
});

it('numbers rows as a spreadsheet does: below a title, over empty ones, with several lines in a cell', async () => {
  const { headings, rows } = await tableIn('Inventory;;\n\nref;title\nML 1;"One\ntwo"\n;\nML 2;Three\n');
  expect(headings).toEqual(['ref', 'title']);
  expect(rows).toEqual([row(4, 'ML 1', 'One\ntwo'), row(6, 'ML 2', 'Three')]);
});

it('says which rows are broken, and keeps the others', async () => {
  const { rows } = await tableIn('a;b\n1;2\n3;4;5\n6;7;;\n"8"x;9\n10;"11\n12;13\n');
  expect(rows.map(({ number, problem }) => [number, problem])).toEqual([
    [2, undefined],
    [3, 'moreCells'],
    [4, undefined],
    [5, 'strayQuote'],
    [6, 'openQuote'],
    [7, undefined],
  ]);
});

it('leaves out a row that is too long to be sent', async () => {
  const { rows } = await tableIn(`a;b\n1;${'x'.repeat(30_000)}\n2;y\n`);
  expect(rows).toEqual([{ number: 2, problem: 'tooLong', cells: [] }, row(3, '2', 'y')]);
});

it('has HTML and formulas as the text that they are', async () => {
  const { rows } = await tableIn('a;b\n<b>x</b>;=1+1\n');
  expect(rows).toEqual([row(2, '<b>x</b>', '=1+1')]);
});

it.each([
  ['nothing', '', 'empty'],
  ['empty lines', '\n;;\n\n', 'empty'],
  ['headings alone', 'a;b;c\n', 'empty'],
  ['a PDF', '%PDF-1.7', 'notAList'],
  ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
  ['something else', Buffer.from([1, 0, 0, 5, 0, 0, 0, 9]), 'notAList'],
  ['250 columns', `${'a;'.repeat(250)}b\n1;2\n`, 'tooManyColumns'],
  ['too many rows', `a;b\n${'1;2\n'.repeat(10_001)}`, 'tooManyRows'],
  ['more bytes than a list has', Buffer.alloc(21 * 1024 * 1024, 'a'), 'tooLarge'],
])('refuses %s in words', async (_, content, fault) => expect(await faultOf(content)).toBe(fault));

it('takes 200 columns', async () => {
  const line = Array.from({ length: 200 }, (_, at) => `c${at}`).join(';');
  expect((await tableIn(`${line}\n${line}\n`)).headings).toHaveLength(200);
});

describe('of Excel', () => {
  it('reads each sheet that says something: texts, numbers, days, yes and no', async () => {
    const sheets = await read(
      xlsxOf({
        Works: [
          ['Ref', 'Title', 'H', 'Since', 'Sold', 'Note'],
          ['ML 1', 'Œil & <b>', 12.700000000000001, new Date('2026-03-01T00:00:00Z'), true, null],
          [null, null, null],
          ['ML 2', 'Two', 4800, null, false, '#N/A'],
        ],
        Empty: [],
        Others: [
          ['a', 'b'],
          ['1', '2'],
        ],
      }),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Works', 'Others']);
    expect(sheets[0]!.table).toEqual({
      headings: ['Ref', 'Title', 'H', 'Since', 'Sold', 'Note'],
      rows: [
        row(2, 'ML 1', 'Œil & <b>', '12.7', '2026-03-01', 'TRUE'),
        row(4, 'ML 2', 'Two', '4800', '', 'FALSE'),
      ],
    });
  });

  it('passes over a million cells that have a format and nothing else, and formulas without a value', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>' +
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="str"><f>A1</f></c><c r="XFD2" s="1"/></row>' +
      '<row r="1048576" s="1"><c r="A1048576" s="1"/></row>';
    expect(await tableIn(zipOf(workbookOf({ Works: sheetXml(rows) })))).toEqual({
      headings: ['a', 'b'],
      rows: [row(2, '1')],
    });
  });

  it('refuses a sheet whose last cell is in its last corner, unless another can be read', async () => {
    const corner = sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    expect(await faultOf(zipOf(workbookOf({ Bomb: corner })))).toBe('tooManyRows');
    const sheets = await read(
      zipOf(
        workbookOf({
          Bomb: corner,
          Works: [
            ['a', 'b'],
            [1, 2],
          ],
        }),
      ),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Works']);
  });

  it('never unzips more than it can bear, whatever the directory says', async () => {
    const files = workbookOf({ Works: sheetXml(' '.repeat(70 * 1024 * 1024)) });
    expect(await faultOf(zipOf(files))).toBe('tooMuch');
    expect(await faultOf(zipOf(files, 10))).toBe('tooMuch');
  });

  it.each([
    ['cut off', xlsxOf({ Works: [['a', 'b']] }).subarray(0, 400), 'damaged'],
    ['another ZIP', zipOf({ 'content.xml': '<office/>' }), 'notAList'],
    ['nonsense inside', zipOf({ ...workbookOf({ Works: [] }), 'xl/workbook.xml': '<x' }), 'damaged'],
    ['empty', xlsxOf({ Works: [] }), 'empty'],
  ])('refuses one that is %s', async (_, content, fault) => expect(await faultOf(content)).toBe(fault));
});
