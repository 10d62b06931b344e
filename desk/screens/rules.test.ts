import type { DropTarget } from 'react-aria-components';
import { loadLanguage } from '../app/words';
import { LIST_FIELDS, LIST_TEXTS, type ListField } from '../../src/contract/collections/import-columns';
import type { Finding, OpenItem, Values } from '../../api/content/contract/item';
import type { ListedItem } from '../../api/content/contract/list';
import { DESK_LANGUAGES } from '../../api/desk/contract/languages';
import type { WorkCard } from '../../api/messages/contract/messages';
import type { EditState } from '../editing/edit-state';
import { exportColumns } from '../../api/import-export/export/export-columns';
import { FIRST_TEMPLATES } from '../../api/messages/template-routes';
import { changedPictures } from './editor/compared/changed-pictures';
import { readyAlone, readyTogether } from './editor/floor/ready-alone';
import { seenIn } from './editor/preview/seen-in';
import { theirsIn, type WrittenIn } from './editor/theirs/theirs-in';
import { guessColumns } from './import/columns/guess-columns';
import { readList } from './import/list/read-list';
import { UnreadableList } from './import/list/table';
import { sheetXml, workbookOf, xlsxOf, zipOf } from './import/testing/xlsx-of';
import { firstFitting, fitsMessage, fittingOf } from './messages/answer/fitting';
import { placeAt } from './shelf/wall/held';
import { beforePlace, moved } from './shelf/wall/use-order';

describe('editor', () => {
  describe('ready alone', () => {
    const BOTH: Values = { slug: { en: 'lamp', fr: 'lampe' }, title: { en: 'Lamp', fr: 'Lampe' } };
    const lacks = (
      path: string,
      locale: Finding['locale'],
      severity: Finding['severity'] = 'error',
    ): Finding => ({
      ...{ path, locale, severity, text: '' },
      name: 'missing',
    });
    const state = (
      findings: Finding[],
      {
        values = BOTH,
        urls = {},
        conflicts = [] as object[],
        published = null as Values | null,
        changed = [] as string[],
        unsent = [] as string[],
      } = {},
    ): EditState => {
      const draft = { changes: changed.map((path) => ({ path })) };
      const item = { findings, urls, published, draft } as unknown as OpenItem;
      return { item, values, conflicts, unsent } as unknown as EditState;
    };

    it.each<[string, Finding[], string | undefined]>([
      ['nothing', [], undefined],
      ['French', [lacks('materials.fr', 'fr'), lacks('title.fr', 'fr')], 'en'],
      ['English', [lacks('title.en', 'en')], 'fr'],
      ['both', [lacks('title.en', 'en'), lacks('title.fr', 'fr')], undefined],
      ['something that has no language', [lacks('title.fr', 'fr'), lacks('type', null)], undefined],
      [
        'French, and something in English is good to know',
        [lacks('title.fr', 'fr'), lacks('date.en', 'en', 'advice')],
        'en',
      ],
    ])('where %s lacks', (_, findings, locale) => expect(readyAlone(state(findings))).toBe(locale));

    it('is none where the item is not in the other language, or a colleague has changed the same', () => {
      const french = [lacks('title.fr', 'fr')];
      expect(readyAlone(state(french, { values: { slug: { fr: 'lampe' } } }))).toBeUndefined();
      expect(readyAlone(state(french, { values: {} }))).toBeUndefined();
      expect(readyAlone(state(french, { conflicts: [{}] }))).toBeUndefined();
    });

    it('is none for what lacks in a list of a page that is public', () => {
      const picture = [lacks('pictures.0.alt.fr', 'fr')];
      expect(readyAlone(state(picture))).toBe('en');
      expect(readyAlone(state(picture, { urls: { fr: '/fr/oeuvres/lampe' } }))).toBeUndefined();
    });

    it('is none where nothing but the lacking language has changed in what is public', () => {
      const french = [lacks('title.fr', 'fr')];
      const emptied = { published: BOTH, changed: ['title.fr'] };
      expect(readyAlone(state(french, emptied))).toBeUndefined();
      expect(readyAlone(state(french, { ...emptied, unsent: ['title.en'] }))).toBe('en');
      expect(readyAlone(state(french, { ...emptied, changed: ['title.fr', 'dimensions'] }))).toBe('en');
    });

    it('is none for what is new in both languages of a page that is public in both, which the server refuses', () => {
      const note = [lacks('dimensions.note.fr', 'fr')];
      const published: Values = { ...BOTH, dimensions: { height: 55 } };
      const changed = ['dimensions.note.en'];
      expect(readyAlone(state(note, { published, changed }))).toBeUndefined();
      // What is only emptied stays public as it was.
      const before: Values = { ...BOTH, dimensions: { note: { en: 'with shade', fr: 'avec abat-jour' } } };
      expect(readyAlone(state(note, { published: before, changed }))).toBe('en');
      // Without a French page there is none that it would lack in.
      const english: Values = { slug: { en: 'lamp' }, title: { en: 'Lamp' } };
      expect(readyAlone(state(note, { published: english, changed }))).toBe('en');
    });

    it('knows a page, which has no address of its own, by its title', () => {
      expect(readyAlone(state([lacks('body.fr', 'fr')], { values: { title: { en: 'About' } } }))).toBe('en');
    });

    describe('together with others', () => {
      const of = { shelf: 'creators', id: 'louise', draft: 7 } as const;
      const draft = (path: string): Finding => ({
        ...lacks(path, null),
        ...{ name: 'notPublicYet', text: 'Louise Amiel', of },
      });
      it('is what names drafts alone, once each', () =>
        expect(readyTogether(state([draft('creators.0'), draft('creators.1')]))).toEqual({
          others: [of],
          titles: ['Louise Amiel'],
        }));
      it('is not what lacks something else, or nothing', () => {
        expect(readyTogether(state([draft('creators.0'), lacks('reference', null)]))).toBeUndefined();
        expect(readyTogether(state([draft('creators.0')], { conflicts: [{}] }))).toBeUndefined();
        expect(readyTogether(state([]))).toBeUndefined();
      });
    });
  });

  describe('theirs in', () => {
    const piece = (title: string, ...writers: WrittenIn['writers']): WrittenIn => ({
      ...{ shelf: 'works', id: title.toLowerCase(), title },
      writers,
    });

    it('names each colleague once, with each piece and its fields, and not oneself', async () => {
      const language = await loadLanguage('en');
      const items = [
        piece('Brise', { name: 'Marie', paths: ['title.en'] }, { name: 'Inès', paths: ['price'] }),
        piece(
          'Cloison',
          { name: 'Paul', paths: ['dimensions.height'] },
          { name: 'Marie', paths: ['dimensions'] },
        ),
      ];
      expect(theirsIn(items, 'Inès', language)).toEqual([
        { name: 'Marie', fields: 'Brise (title, English); Cloison (dimensions)' },
        { name: 'Paul', fields: 'Cloison (dimensions, H)' },
      ]);
    });

    it('says how many more there are, where nobody reads on', async () => {
      const items = Array.from({ length: 8 }, (_, at) =>
        piece(`P${at}`, { name: 'Marie', paths: ['price'] }),
      );
      const [marie] = theirsIn(items, 'Inès', await loadLanguage('en'));
      expect(marie?.fields).toMatch(/P5 \(price\); 2 more$/);
    });
  });

  describe('changed pictures', () => {
    const picture = (name: string, alt = name) => ({ file: `${name}.jpg`, alt: { en: alt } });
    const [day, night, side] = [picture('day'), picture('night'), picture('side')];
    const lit = picture('night', 'Lit');
    const at = (index: number, placed: ReturnType<typeof picture>) => ({ index, picture: placed });

    it.each([
      ['one whose words are others', [day, night], [day, lit], [{ was: at(1, night), is: at(1, lit) }]],
      ['one that is new, and none that has slid on', [day, night], [side, day, night], [{ is: at(0, side) }]],
      ['one that is gone', [day, night, side], [day, side], [{ was: at(1, night) }]],
      ['one in the place of another', [day, night], [day, side], [{ was: at(1, night), is: at(1, side) }]],
      ['all, where there were none', null, [day, night], [{ is: at(0, day) }, { is: at(1, night) }]],
      ['none, in equal lists', [day, night], [day, night], []],
      [
        'the one that was moved',
        [day, night, side],
        [side, day, night],
        [{ was: at(2, side), is: at(0, side) }],
      ],
      [
        'the one that was moved, and one whose words are others',
        [day, night, side],
        [side, day, lit],
        [
          { was: at(2, side), is: at(0, side) },
          { was: at(1, night), is: at(2, lit) },
        ],
      ],
    ])('names %s', (_, one, other, changed) => expect(changedPictures(one, other)).toEqual(changed));

    it.each([
      ['that it is another one', day, night, [{ was: { picture: day }, is: { picture: night } }]],
      ['that it is new', null, day, [{ is: { picture: day } }]],
      ['that it is gone', day, null, [{ was: { picture: day } }]],
      ['nothing, where it is the same', day, { ...day }, []],
    ])('says of the only one of a field %s', (_, one, other, changed) =>
      expect(changedPictures(one, other)).toEqual(changed),
    );

    it.each([
      ['texts', ['a'], ['b']],
      ['a picture and a text', day, 'a'],
      ['a text', 'a', null],
    ])('says nothing of %s', (_, one, other) => expect(changedPictures(one, other)).toBeUndefined());
  });

  describe('seen in', () => {
    const ENGLISH = { slug: { en: 'late' }, title: { en: 'Late' } };
    const item = (published: OpenItem['published'], draft: OpenItem['draft'] = null) => ({
      published,
      draft,
    });
    const DRAFT = { number: 1, changes: [], by: 'Ada', at: '2026-11-27T03:00:00Z' };

    it('is the language that the item has, where the one that was looked at last is not there', () => {
      expect(seenIn(item(ENGLISH), ENGLISH, 'fr')).toBe('en');
      expect(seenIn(item({ slug: { fr: 'tard' } }), { slug: { fr: 'tard' } }, 'en')).toBe('fr');
    });

    it.each([
      ['is in both', item({ slug: { en: 'late', fr: 'tard' } })],
      ['is being written in the other', item(ENGLISH, DRAFT)],
      ['was never public', item(null, DRAFT)],
      ['has no address of its own', item({ title: { en: 'Home' } })],
    ])('is the language that is wanted where the item %s', (_, of) => {
      expect(seenIn(of, of.published ?? {}, 'fr')).toBe('fr');
    });
  });
});

describe('wall', () => {
  describe('held', () => {
    const IDS = ['a', 'b', 'c', 'd'];

    it.each([
      ['b', 'before', 'a', 1],
      ['b', 'after', 'a', 2],
      ['b', 'after', 'b', 2],
      ['b', 'before', 'd', 3],
      ['b', 'after', 'd', 4],
      ['d', 'before', 'd', 4],
      ['x', 'after', 'a', 2],
    ] as const)('of %s, %s %s, is place %i', (id, dropPosition, key, place) => {
      expect(placeAt(IDS, id, { type: 'item', key, dropPosition })).toBe(place);
    });

    it('is none beside all of them', () => {
      expect(placeAt(IDS, 'a', { type: 'root' } as DropTarget)).toBeUndefined();
    });
  });

  describe('use order', () => {
    const LINES = ['a', 'b', 'c', 'd'].map((id) => ({ id }) as ListedItem);
    const place = (id: string, after: string | null) =>
      moved(LINES, { id, after })
        .map((line) => line.id)
        .join('');

    it.each([
      ['a', 'c', 'bcad'],
      ['d', 'a', 'adbc'],
      ['c', null, 'cabd'],
      ['a', 'd', 'bcda'],
      ['b', 'a', 'abcd'],
    ])('places %s after %s', (id, after, order) => {
      expect(place(id, after)).toBe(order);
    });

    it.each([
      ['a', 1, 'abcd'],
      ['a', 3, 'bcad'],
      ['a', 4, 'bcda'],
      ['d', 1, 'dabc'],
      ['d', 2, 'adbc'],
      ['b', 2, 'abcd'],
    ])('places %s at place %i', (id, at, order) => {
      expect(place(id, beforePlace(LINES, id, at))).toBe(order);
    });

    it('leaves a list alone that does not have it', () => {
      expect(place('x', 'a')).toBe('abcd');
    });
  });
});

describe('lists', () => {
  describe('read list', () => {
    const bytesOf = (content: string | Uint8Array): ArrayBuffer =>
      new Uint8Array(Buffer.from(content)).buffer;
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
  });

  describe('guess columns', () => {
    it.each([
      ['Inv. no.', 'reference'],
      ['N° d’inventaire', 'reference'],
      ['Réf.', 'reference'],
      ['Title', 'title.en'],
      ['Titre', 'title.fr'],
      ['Titre (anglais)', 'title.en'],
      ['French title', 'title.fr'],
      ['title_fr', 'title.fr'],
      ['Titre en français', 'title.fr'],
      ['Désignation', 'title.fr'],
      ['Auteur', 'creators'],
      ['Designer(s)', 'creators'],
      ['Année', 'date'],
      ['Date (en)', 'date.en'],
      ['Matériaux', 'materials.fr'],
      ['Materials', 'materials.en'],
      ['H / L / P', 'dimensions'],
      ['H x W x D (cm)', 'dimensions'],
      ['Dimensions en cm', 'dimensions'],
      ['Hauteur (mm)', 'height'],
      ['L', 'width'],
      ['L (cm)', 'width'],
      ['L. en cm', 'width'],
      ['Ø', 'diameter'],
      ['Diam. cm', 'diameter'],
      ['Catégorie', 'type'],
      ['Prix TTC en euros', 'price'],
      ['Price (USD)', 'price'],
      ['Disponibilité', 'availability'],
      ['Vendu', 'sold'],
      ['Photos', 'pictures'],
      ['Nom du fichier', 'pictures'],
      ['Descriptif', 'description.fr'],
      ['History', 'history.en'],
      ['Editeur', 'edition.en'],
      ['Accession No.', 'reference'],
      ['Object Number', 'reference'],
      ['N° inv.', 'reference'],
      ['Réf. galerie', 'reference'],
      ['Stock n°', 'reference'],
      ['Artist/Maker', 'creators'],
      ['Auteur / Créateur', 'creators'],
      ['Nom du designer', 'creators'],
      ['Artist name', 'creators'],
      ['Titre de l’œuvre', 'title.fr'],
      ['Object Title', 'title.en'],
      ['Date Made', 'date'],
      ['Datation', 'date'],
      ['Medium & Support', 'materials.en'],
      ['Technique/Matériaux', 'materials.fr'],
      ['Dimension H x L x P', 'dimensions'],
      ['HxLxP', 'dimensions'],
      ['HxLxP (cm)', 'dimensions'],
      ['PV TTC', 'price'],
      ['Object type', 'type'],
      ['Type d’objet', 'type'],
      ['Artist / Title', null],
      ['Nom', 'title.fr'],
      ['Owner name', null],
      ['Owner', null],
      ['', null],
      ['***', null],
    ])('%j means %s', (heading, field) => expect(guessColumns([heading])).toEqual([field]));

    it('takes words of both languages for that of the list, and a year for one in each', () => {
      expect(guessColumns(['Titre', 'Matériaux', 'Description', 'Édition', 'Date'])).toEqual([
        'title.fr',
        'materials.fr',
        'description.fr',
        'edition.fr',
        'date',
      ]);
      expect(guessColumns(['Title', 'Description'])).toEqual(['title.en', 'description.en']);
    });

    it('gives each field once', () => {
      expect(guessColumns(['Ref', 'Code', 'Titre', 'Nom'])).toEqual(['reference', null, 'title.fr', null]);
    });

    it('knows what the desk takes away, which is all that a list can say', () => {
      // Texts are taken away a language each, dimensions a side each, and sold with the availability.
      const notTaken: ListField[] = ['dimensions', 'sold', ...LIST_TEXTS];
      const known = LIST_FIELDS.filter((field) => !notTaken.includes(field));
      for (const locale of DESK_LANGUAGES) {
        const guessed = guessColumns(exportColumns('works').map(({ head }) => head[locale]));
        expect(guessed.filter((field) => field !== null).sort()).toEqual([...known].sort());
      }
    });

    it('takes a number of rows for none where another column has the references', () => {
      expect(guessColumns(['No.', 'Title', 'Reference'])).toEqual([null, 'title.en', 'reference']);
      expect(guessColumns(['Réf.', 'N°'])).toEqual(['reference', null]);
      expect(guessColumns(['N°', 'Titre'])).toEqual(['reference', 'title.fr']);
    });
  });
});

describe('fitting', () => {
  const work = (part: Partial<WorkCard> = {}): WorkCard =>
    ({ availability: 'available', isLight: false, price: null, ...part }) as WorkCard;
  const bench = work({ price: { amount: 18500, currency: 'EUR' } });
  const onRequest = work({ price: 'on request' });
  const lamp = work({ isLight: true });
  const sold = work({ availability: 'sold', isLight: true });

  function offered(works: WorkCard[], text = 'Hello') {
    const templates = FIRST_TEMPLATES.filter((one) => fitsMessage(one, { text, works }));
    return {
      names: templates.map(({ name }) => name.en),
      first: templates[firstFitting(templates, { text, works })]?.name.en,
    };
  }

  it.each([
    ['a bench', [bench], ['available', 'the price', 'a visit']],
    [
      'a lamp without a price',
      [lamp],
      ['available', 'the price, to be written', 'a visit in the evening', 'a visit'],
    ],
    ['a lamp and a bench', [lamp, bench], ['available', 'the price, to be written', 'a visit']],
    ['a bench on request', [onRequest], ['available', 'the price, to be written', 'a visit']],
    ['a sold lamp', [sold], ['sold, look for another']],
    ['a sold one and another', [sold, bench], []],
    ['no work', [], ['thank you']],
  ])('for a message about %s only what fits is offered', (_, works, names) => {
    expect(offered(works).names).toEqual(names);
  });

  it.each([
    ['Is it still there?', [bench], 'available'],
    ['Could you tell me the price of this work?', [bench], 'the price'],
    ['Pourriez-vous m’indiquer le prix de cette œuvre ?', [lamp], 'the price, to be written'],
    ['How much is it?', [lamp, bench], 'the price, to be written'],
    ['Is it still there?', [lamp], 'available'],
    ['Je souhaiterais voir cette œuvre à la galerie.', [bench], 'a visit'],
    ['Est-il possible de le voir allumé ?', [lamp], 'a visit in the evening'],
    ['May I see it?', [sold], 'sold, look for another'],
    ['Are you open on Christmas Eve?', [], 'thank you'],
    ['The price?', [sold, bench], undefined],
  ])('for ‘%s’ the answer that says it is proposed', (text, works, first) => {
    expect(offered(works, text).first).toBe(first);
  });

  it('knows by their words the answers that were kept before they were offered for something', () => {
    const [, , , evening, , gone, thanks] = FIRST_TEMPLATES.map(({ fits: _, ...template }) => template);
    expect([evening!, gone!, thanks!].map(fittingOf)).toEqual(['lights', 'sold', 'any']);
  });
});
