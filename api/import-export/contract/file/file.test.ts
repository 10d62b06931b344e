import { sheetXml, workbookOf, xlsxOf, zipOf } from '../../testing/xlsx-of';
import { readFile } from './read-file';
import { tableOf, UnreadableList, type Encoding, type TableChoice } from './table';

describe('read file', () => {
  type Content = string | Uint8Array;
  const read = (content: Content, encoding?: Encoding) =>
    readFile(new Uint8Array(Buffer.from(content)), encoding);
  const sheetsIn = (content: Content) => read(content).sheets;
  const tableIn = (content: Content, choice?: TableChoice) => tableOf(sheetsIn(content)[0]!, choice)!;
  const faultOf = (content: Content) => {
    try {
      read(content);
      return undefined;
    } catch (error) {
      return error instanceof UnreadableList ? error.fault : error;
    }
  };

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
  ])('reads a CSV in %s', (_, content) => expect(tableIn(content)).toEqual(TABLE));

  it.each([
    ['semicolons, with decimal commas', 'a;b;c\n1,5;x;y\n2,5;x;y\n'],
    ['commas, with semicolons in texts', 'a,b,c\n1.5,"x; y",y\n2,x; z,y\n'],
    ['tabs', 'a\tb\tc\n1\tx, y; z\ty\n'],
    ['bars', 'a|b|c\n1|x, y|y\n'],
    ['a sign that its first line names', 'sep=#\na#b#c\n1#x;y#z\n'],
  ])('is parted by %s', (_, text) => {
    const { headings, rows } = tableIn(text);
    expect(headings).toEqual(['a', 'b', 'c']);
    expect(rows.every(({ cells, problem }) => cells.length === 3 && !problem)).toBe(true);
  });

  it('numbers rows as a spreadsheet does: below a title, over empty ones, with several lines in a cell', () => {
    const { headings, rows } = tableIn('Inventory;;\n\nref;title\nML 1;"One\ntwo"\n;\nML 2;Three\n');
    expect(headings).toEqual(['ref', 'title']);
    expect(rows).toEqual([row(4, 'ML 1', 'One\ntwo'), row(6, 'ML 2', 'Three')]);
  });

  it('says which rows are broken, and keeps the others', () => {
    const { rows } = tableIn('a;b\n1;2\n3;4;5\n6;7;;\n"8"x;9\n10;"11\n12;13\n');
    expect(rows.map(({ number, problem }) => [number, problem])).toEqual([
      [2, undefined],
      [3, 'moreCells'],
      [4, undefined],
      [5, 'strayQuote'],
      [6, 'openQuote'],
      [7, undefined],
    ]);
  });

  it('leaves out a row that is too long to be sent', () => {
    const { rows } = tableIn(`a;b\n1;${'x'.repeat(30_000)}\n2;y\n`);
    expect(rows).toEqual([{ number: 2, problem: 'tooLong', cells: [] }, row(3, '2', 'y')]);
  });

  it('is told in Macintosh Roman, or in what a person chooses, and names words that look wrong', () => {
    // 'é' and the apostrophe of a Mac.
    const bytes = Buffer.from('titre;note\ncr\x8eateur;l\xd5acier\n', 'latin1');
    const { encoding, oddWords, sheets } = read(bytes);
    expect([encoding, oddWords]).toEqual(['macintosh', []]);
    expect(tableOf(sheets[0]!)?.rows).toEqual([row(2, 'créateur', 'l’acier')]);
    expect(read(bytes, 'windows-1252').oddWords).toEqual(['crŽateur', 'lÕacier']);
    expect(read('titre;note\nÃ‰tagÃ¨re;x\n').oddWords).toEqual(['Ã‰tagÃ¨re']);
    expect(read('TITRE;NOTE\nÉTAGÈRE;L’Œil à Genève, 3 × 4 Ø\n').oddWords).toEqual([]);
  });

  it('begins at the row of headings that a person chooses', () => {
    const text = 'Maison;Paris\nref;title\nML 1;One\n';
    expect(tableIn(text).headings).toEqual(['Maison', 'Paris']);
    expect(tableIn(text, { headingRow: 1 })).toEqual({
      headings: ['ref', 'title'],
      rows: [row(3, 'ML 1', 'One')],
    });
  });

  it('has HTML and formulas as the text that they are', () => {
    const { rows } = tableIn('a;b\n<b>x</b>;=1+1\n');
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
  ])('refuses %s in words', (_, content, fault) => expect(faultOf(content)).toBe(fault));

  it('takes 200 columns', () => {
    const line = Array.from({ length: 200 }, (_, at) => `c${at}`).join(';');
    expect(tableIn(`${line}\n${line}\n`).headings).toHaveLength(200);
  });

  describe('of Excel', () => {
    it('reads each sheet that says something: texts, numbers, days, yes and no', () => {
      const sheets = sheetsIn(
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
      expect(tableOf(sheets[0]!)).toEqual({
        headings: ['Ref', 'Title', 'H', 'Since', 'Sold', 'Note'],
        rows: [
          row(2, 'ML 1', 'Œil & <b>', '12.7', '2026-03-01', 'TRUE'),
          row(4, 'ML 2', 'Two', '4800', '', 'FALSE'),
        ],
      });
    });

    it('passes over a million cells that have a format and nothing else, and formulas without a value', () => {
      const rows =
        '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="B1" t="inlineStr"><is><t>b</t></is></c></row>' +
        '<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="str"><f>A1</f></c><c r="XFD2" s="1"/></row>' +
        '<row r="1048576" s="1"><c r="A1048576" s="1"/></row>';
      expect(tableIn(zipOf(workbookOf({ Works: sheetXml(rows) })))).toEqual({
        headings: ['a', 'b'],
        rows: [row(2, '1')],
      });
    });

    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;

    it('has numbers, years and days as they are seen', () => {
      const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0&quot; cm&quot;"/><numFmt numFmtId="165" formatCode="yyyy"/>
        <numFmt numFmtId="166" formatCode="#,##0 [$€-40C]"/><numFmt numFmtId="167" formatCode="&quot;ML &quot;0000"/></numFmts>
        <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
        <cellXfs>${[0, 164, 165, 166, 167, 3, 12, 14].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
      const values = [99.125, 23.46, 20000, 12500, 7, 1750, 63.75, 46082];
      const cells = values.map((value, at) => `<c s="${at}"><v>${value}</v></c>`).join('');
      const sheet = sheetXml(`<row>${cell('a').repeat(values.length)}</row><row>${cells}</row>`);
      const file = zipOf({ ...workbookOf({ Works: sheet }), 'xl/styles.xml': styles });
      expect(tableIn(file).rows[0]!.cells).toEqual([
        ...['99.1250', '23.5 cm', '1954', '12 500 €', 'ML 0007', '1 750', '63 3/4', '2026-03-01'],
      ]);
    });

    it('says a merged cell in each of its rows, and names formulas whose value is not in the file', () => {
      const rows = `<row>${cell('maker')}${cell('title')}</row><row>${cell('Aubin')}${cell('One')}</row>
        <row><c r="B3" t="str"><v>Two</v></c><c r="C3"><f>A1+1</f></c></row>`;
      const xml = sheetXml(rows).replace(
        '</worksheet>',
        '<mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>',
      );
      const [sheet] = sheetsIn(zipOf(workbookOf({ Works: xml })));
      expect(tableOf(sheet!)?.rows.map(({ cells }) => cells)).toEqual([
        ['Aubin', 'One'],
        ['Aubin', 'Two'],
      ]);
      expect(sheet?.withoutValue).toEqual(['C3']);
    });

    it('says which rows and columns are hidden, and leaves them out unless they are wanted', () => {
      const rows = ['a', 'b', 'c'].map(
        (one, at) => `<row${at === 1 ? ' hidden="1"' : ''}>${cell(one)}${cell(`${one}2`)}${cell('x')}</row>`,
      );
      const xml = sheetXml(rows.join('')).replace(
        '<sheetData>',
        '<cols><col min="3" max="16384" hidden="1"/></cols><sheetData>',
      );
      const file = zipOf(workbookOf({ Works: xml }));
      expect(sheetsIn(file)[0]).toMatchObject({ hiddenRows: [1], hiddenColumns: [2] });
      expect(tableIn(file)).toEqual({ headings: ['a', 'a2'], rows: [row(3, 'c', 'c2')] });
      expect(tableIn(file, { withHidden: true }).rows).toHaveLength(2);
    });

    it('refuses a sheet whose last cell is in its last corner, unless another can be read', () => {
      const corner = sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
      expect(faultOf(zipOf(workbookOf({ Bomb: corner })))).toBe('tooManyRows');
      const sheets = sheetsIn(
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

    it('never unzips more than it can bear, whatever the directory says', () => {
      const files = workbookOf({ Works: sheetXml(' '.repeat(70 * 1024 * 1024)) });
      expect(faultOf(zipOf(files))).toBe('tooMuch');
      expect(faultOf(zipOf(files, 10))).toBe('tooMuch');
    });

    it.each([
      ['cut off', xlsxOf({ Works: [['a', 'b']] }).subarray(0, 400), 'damaged'],
      ['another ZIP', zipOf({ 'content.xml': '<office/>' }), 'notAList'],
      ['nonsense inside', zipOf({ ...workbookOf({ Works: [] }), 'xl/workbook.xml': '<x' }), 'damaged'],
      ['empty', xlsxOf({ Works: [] }), 'empty'],
    ])('refuses one that is %s', (_, content, fault) => expect(faultOf(content)).toBe(fault));
  });
});
