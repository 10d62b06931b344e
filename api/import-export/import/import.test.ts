import { SAMPLE_FILES } from '../../testing/sample-files';
import type { Values } from '../../content/contract/item';
import { DESK_LANGUAGES } from '../../desk/contract/languages';
import { readFile } from '../contract/file/read-file';
import { tableOf } from '../contract/file/table';
import { guessColumns } from '../contract/guess-columns';
import { LIST_COLUMNS, listColumnOf, type ListField } from '../../../src/contract/collections/import-columns';
import type { BroughtInNow } from '../contract/brought-in';
import type { LookedAt } from '../contract/looking';
import type { ItemPage } from '../../content/contract/list';
import { listsAt } from './testing/bring-list';
import { importDesk } from './testing/import-desk';

const WHOLE_LAMP = {
  ...(SAMPLE_FILES['works/lamp.yaml'] as Values & { reference: string }),
  dimensions: { height: 150, width: 40, depth: 30.5, diameter: 20, note: { en: 'each', fr: 'chacun' } },
  edition: { en: 'Vasselot', fr: 'Ateliers Vasselot' },
  history: { en: '<p>From Lyon.</p>', fr: '<p>De Lyon.</p>' },
  model: { file: 'lamp.glb' },
  published_on: '2026-01-05',
};
const BARE_LAMP = {
  ...Object.fromEntries(
    ['slug', 'title', 'creators', 'type', 'reference', 'position', 'updated_at'].map((name) => [
      name,
      (WHOLE_LAMP as Values)[name],
    ]),
  ),
  availability: 'sold',
  grouping: 'set',
};

/** The cells of a work in an export, by the field that each heading means. */
function fieldsIn(text: string, reference: string): Partial<Record<ListField, string>> {
  const { headings, rows } = tableOf(readFile(Buffer.from(text)).sheets[0]!)!;
  const { cells } = rows.find((row) => row.cells.includes(reference))!;
  return Object.fromEntries(
    guessColumns(headings).flatMap((field, at) => (field ? [[field, cells[at] ?? '']] : [])),
  );
}

const faultsOf = ({ lines }: LookedAt) =>
  lines.flatMap(({ number, faults, leftOut }) =>
    [...leftOut, ...faults].map(({ name, field, text }) => [number, name, field, text]),
  );

describe('import', () => {
  const { desk, call, open, changedValuesOf, drafts, send, look, bringIn } = importDesk();
  const linesOf = ({ lines }: LookedAt) => lines.map(({ number, outcome }) => [number, outcome]);

  const NEW = [
    'Réf.;Titre;Title;Auteur;Année;H / L / P;Prix;Type;Matériaux;Description',
    'ML 0201;Lampadaire Vigie;Vigie floor lamp;Jeanne Étoile;c. 1957;162 x 40 x 40;4 800 €;luminaires;Laiton;"Un <b>grand</b> pied.\n\nEt un autre."',
    'ML 0202;Chaise Halage;Halage chair;ÉTOILE Jeanne;1955;H 69,5 x L 40 cm;sur demande;siège;;',
    '',
  ].join('\n');

  it('shows what a new work would say, and what is odd about it or lacks', async () => {
    const sent = await send(
      'Réf.;Titre;Auteur;H / L / P\nML 0301;Roseau;Jeanne Étoile;1650 x 400 x 400\nML 0302;Galet;;40\n',
    );
    const { lines } = await look(sent);
    expect(lines.map(({ advice }) => advice)).toEqual([
      ['millimetres', 'noType'],
      ['noCreator', 'noType'],
    ]);
    expect(lines[0]!.changes).toContainEqual({ path: 'dimensions.height', before: '', after: '1650' });
  });

  it('says all at once of a row that needs a word, and takes its dimensions as millimetres where that is said', async () => {
    const sent = await send(
      'Réf.;Titre;Auteur;H / L / P\nML 0301;Roseau;Nobody Known;1650 x 405 x 400\nML 0302;Galet;;40\n',
    );
    const looked = await look(sent);
    expect(faultsOf(looked)).toEqual([[2, 'unknownCreator', 'creators', 'Nobody Known']]);
    expect(looked.lines[0]!.advice).toEqual(['millimetres', 'noType']);
    expect(looked.millimetres).toEqual([2]);
    const none = { creators: [{ name: 'Nobody Known', is: 'none' }] };
    expect([looked.lines[0]!.creators, (await look(sent, none)).lines[0]!.creators]).toEqual([
      'Nobody Known',
      '',
    ]);
    const more = { creators: [{ name: 'Nobody Known', is: 'new' }], millimetres: [2] };
    const again = await look(sent, more);
    expect([again.lines[0]!.advice, again.millimetres]).toEqual([['noType'], []]);
    await bringIn(sent, more);
    expect(await changedValuesOf('works/roseau')).toMatchObject({
      dimensions: { height: 165, width: 40.5, depth: 40 },
    });
  });

  it('takes marks of nothing for empty cells, and a price that says sold for that', async () => {
    const sent = await send(
      [
        'Ref;Title;Titre;Dimensions;Price;Sold;Availability;Materials',
        'ML 1;One;Un;-;n/a;;;NC',
        'ML 2;Two;Deux;N.C.;vendu;;;-',
        'ML 3;Three;Trois;;4800;✓;;',
        'ML 4;Four;Quatre;;vendu;;disponible;',
        'ML 5;Five;Cinq;;;;réservé;',
        '-;Six;Six;;;;;',
        '-;Seven;Sept;;;;;',
        '',
      ].join('\n'),
    );
    expect(faultsOf(await look(sent))).toEqual([
      [5, 'contradicts', 'availability', 'disponible'],
      [6, 'notAvailability', 'availability', 'réservé'],
    ]);
    await bringIn(sent, { leavesOut: true });
    const said = async (id: string) => {
      const { availability, price, dimensions, materials, reference } = await changedValuesOf(`works/${id}`);
      return JSON.parse(JSON.stringify({ availability, price, dimensions, materials, reference })) as object;
    };
    expect(await said('one')).toEqual({ availability: 'available', reference: 'ML 1' });
    expect(await said('two')).toEqual({ availability: 'sold', reference: 'ML 2' });
    const price = { amount: 4800, currency: 'EUR' };
    expect(await said('three')).toEqual({ availability: 'sold', reference: 'ML 3', price });
    expect(await said('six')).toEqual({ availability: 'available' });
    // It would come as available.
    expect(await drafts()).not.toContain('works/five');
  });

  it('says a date in each language where that is certain, and asks for the other where it is not', async () => {
    const sent = await send(
      [
        'Ref;Title;Titre;Date',
        'ML 1;One;Un;circa 1955',
        'ML 2;Two;Deux;années 1950',
        'ML 3;Three;Trois;early 20th century',
        'ML 4;Four;Quatre;designed 1944, made 1999',
        '',
      ].join('\n'),
    );
    const { lines } = await look(sent);
    expect(lines.map(({ advice }) => advice.includes('oneLanguage'))).toEqual([false, false, false, true]);
    await bringIn(sent);
    const dateOf = async (id: string) => (await changedValuesOf(`works/${id}`))['date'];
    expect([await dateOf('one'), await dateOf('two'), await dateOf('three'), await dateOf('four')]).toEqual([
      { en: 'circa 1955', fr: 'vers 1955' },
      { en: '1950s', fr: 'années 1950' },
      { en: 'early 20th century', fr: 'début du XXe siècle' },
      { en: 'designed 1944, made 1999' },
    ]);
  });

  it('asks about dimensions that are not certain, and puts what is left over in the note', async () => {
    const sent = await send(
      [
        'Ref;Title;Titre;Dimensions;Height (mm);Weight note',
        'ML 1;Lamp;Lampe;"24 x 15 in. diam. (61 x 38.1 cm)";;',
        'ML 2;Table;Table;H 74 x L 160 x P 85 cm (avec rallonges : 240 cm);;',
        'ML 3;Desk;Bureau;c. 70 x 55 cm;;',
        'ML 4;Stool;Tabouret;45/65 x 30 cm;;',
        'ML 5;Shelf;Étagère;;1,750;',
        'ML 6;Bench;Banc;;90–130;',
        '',
      ].join('\n'),
    );
    const looked = await look(sent);
    expect(faultsOf(looked)).toEqual([
      [5, 'notDimensions', 'dimensions', '45/65 x 30 cm'],
      [7, 'notANumber', 'height', '90–130'],
    ]);
    expect(looked.lines.map(({ advice }) => advice.includes('oneLanguage'))).toEqual([
      ...[false, true, false, false, false, false],
    ]);
    await bringIn(sent, { leavesOut: true });
    const dimensionsOf = async (id: string) => (await changedValuesOf(`works/${id}`))['dimensions'];
    expect(await dimensionsOf('lamp-2')).toEqual({ height: 61, diameter: 38.1 });
    expect(await dimensionsOf('table')).toEqual({
      ...{ height: 74, width: 160, depth: 85 },
      note: { fr: 'avec rallonges : 240 cm' },
    });
    expect(await dimensionsOf('desk')).toEqual({ height: 70, width: 55, note: { en: 'c.', fr: 'env.' } });
    expect(await dimensionsOf('shelf')).toEqual({ height: 175 });
  });

  it('takes what a person says of dimensions that are asked about, for all cells that say the same', async () => {
    const sent = await send(
      [
        'Ref;Title;Titre;Dimensions;Height (mm)',
        'ML 1;Lamp;Lampe;H 42 D 80;',
        'ML 2;Stool;Tabouret;45/65 x 30 cm;',
        'ML 3;Shelf;Étagère;H 42 D 80;',
        'ML 4;Bench;Banc;;90–130',
        '',
      ].join('\n'),
    );
    const asked = await look(sent);
    expect(asked.lines.flatMap(({ leftOut }) => leftOut.map(({ readings }) => readings))).toEqual([
      [
        { height: 42, depth: 80 },
        { height: 42, diameter: 80 },
      ],
      [],
      [
        { height: 42, depth: 80 },
        { height: 42, diameter: 80 },
      ],
      [],
    ]);
    const measureAnswers = [
      { field: 'dimensions', text: 'H 42 D 80', sides: { height: 42, diameter: 80 }, isNote: false },
      { field: 'dimensions', text: '45/65 x 30 cm', sides: {}, isNote: true },
      { field: 'height', text: '90–130', sides: { height: 90 }, isNote: true },
    ];
    const more = { measureAnswers, millimetres: [2] };
    const said = await look(sent, more);
    expect(said.counts).toMatchObject({ new: 4, refused: 0 });
    expect(said.lines.map(({ measured }) => measured)).toEqual([
      [{ field: 'dimensions', text: 'H 42 D 80' }],
      [{ field: 'dimensions', text: '45/65 x 30 cm' }],
      [{ field: 'dimensions', text: 'H 42 D 80' }],
      [{ field: 'height', text: '90–130' }],
    ]);
    await bringIn(sent, more);
    const dimensionsOf = async (id: string) => (await changedValuesOf(`works/${id}`))['dimensions'];
    expect(await dimensionsOf('lamp-2')).toEqual({ height: 42, diameter: 80 });
    expect(await dimensionsOf('stool-2')).toEqual({ note: { en: '45/65 x 30 cm', fr: '45/65 x 30 cm' } });
    expect(await dimensionsOf('shelf')).toEqual({ height: 42, diameter: 80 });
    expect(await dimensionsOf('bench')).toEqual({
      height: 90,
      note: { en: 'Height (mm): 90–130' },
    });
  });

  it('asks again about dimensions of which a person has said what cannot be', async () => {
    const { list, ask } = await send('Ref;Title;Dimensions\nML 1;Lamp;H 42 D 80\n');
    const answer = (sides: object, field = 'dimensions') =>
      call('POST', `/import/lists/${list}/look`, {
        ...ask,
        measureAnswers: [{ field, text: 'H 42 D 80', sides, isNote: false }],
      });
    expect((await answer({ height: -1 })).status).toBe(422);
    expect((await answer({ height: 4 }, 'title.en')).status).toBe(422);
    expect((await answer({ height: 42 }, 'height')).body).toMatchObject({ counts: { partly: 1 } });
  });

  it('makes works of rows, and shows first what they would be', async () => {
    const sent = await send(NEW);
    const looked = await look(sent);
    expect(looked.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0, partly: 0 });
    expect(looked.lines[0]).toMatchObject({
      number: 2,
      title: { fr: 'Lampadaire Vigie', en: 'Vigie floor lamp' },
      creators: 'Jeanne Étoile',
      reference: 'ML 0201',
      item: null,
    });
    expect(await drafts()).toEqual([]);

    const { status, body } = await bringIn(sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'inventory.csv',
      by: 'ada',
      made: 2,
      changed: 0,
      creators: 0,
      missing: [],
    });
    expect(await changedValuesOf('works/vigie-floor-lamp')).toEqual({
      title: { en: 'Vigie floor lamp', fr: 'Lampadaire Vigie' },
      slug: { en: 'vigie-floor-lamp', fr: 'lampadaire-vigie' },
      position: -15,
      availability: 'available',
      grouping: 'single',
      reference: 'ML 0201',
      creators: ['jeanne'],
      type: 'lighting',
      date: { en: 'circa 1957', fr: 'vers 1957' },
      dimensions: { height: 162, width: 40, depth: 40 },
      price: { amount: 4800, currency: 'EUR' },
      materials: { fr: 'Laiton' },
      description: { fr: '<p>Un &lt;b&gt;grand&lt;/b&gt; pied.</p>\n<p>Et un autre.</p>' },
    });
    expect(await changedValuesOf('works/halage-chair')).toMatchObject({
      position: -5,
      dimensions: { height: 69.5, width: 40 },
      price: 'on request',
      type: 'seating',
    });
    const works = (await call('GET', '/items/works')).body as ItemPage;
    expect(works.lines.slice(0, 3).map(({ id }) => id)).toEqual([
      'vigie-floor-lamp',
      'halage-chair',
      'secret',
    ]);
  });

  it('what is brought in can be published as it is where nothing lacks', async () => {
    const list = 'ref;title;titre;designer;type\nML 1;One;Un;Jeanne Étoile;lighting\n';
    await bringIn(await send(list));
    const { findings } = await open('works/one');
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('names the model of a work by its file, and says where that is no name of one', async () => {
    const odd = await look(await send('ref;3D model\nML 0003;stool.obj\n'));
    expect(faultsOf(odd)).toEqual([[2, 'notAModel', 'model', 'stool.obj']]);
    await bringIn(await send('ref;3D model\nML 0001;tall-lamp.glb\n'));
    expect(await changedValuesOf('works/lamp')).toMatchObject({ model: { file: 'tall-lamp.glb' } });
    // Put into the folder, or uploaded, before it can be published.
    const { findings } = await open('works/lamp');
    expect(findings.map(({ name, path }) => `${name} ${path}`)).toContain('noFile model.file');
  });

  it('changes fields of works that it knows by reference or by title and creator, and leaves empty cells alone', async () => {
    const sent = await send(
      [
        'Reference;Title;Titre;Designer;Dimensions;Availability;Mounting;Materials;Description',
        'ml0001;Tall lamp;Grande lampe;Jeanne Etoile;H 151;sold;ceiling;Brass, lacquer;Bright',
        ';Chair;;Étoile, Jeanne;;;;Oak;',
        'ML 0003;;Tabouret;;;sold;;;',
        '',
      ].join('\n'),
    );
    const { lines } = await look(sent);
    expect(lines.map(({ item, outcome }) => [item, outcome])).toEqual([
      ['lamp', 'changed'],
      ['chair', 'changed'],
      ['stool', 'same'],
    ]);
    expect(lines[0]!.changes).toEqual([
      { path: 'dimensions.height', before: '150', after: '151' },
      { path: 'availability', before: 'available', after: 'sold' },
      { path: 'materials.en', before: 'Brass', after: 'Brass, lacquer' },
    ]);
    await bringIn(sent);
    expect(await drafts()).toEqual(['works/chair', 'works/lamp']);
    const lamp = await open('works/lamp');
    expect(lamp.conflicts).toEqual([]);
    expect(lamp.draft?.changes.map(({ path }) => path)).toEqual([
      'dimensions.height',
      'availability',
      'materials.en',
    ]);
    expect(await look(await send('ref;materials\nML 0001;Brass, lacquer\n'))).toMatchObject({
      counts: { same: 1 },
    });
  });

  it.each(DESK_LANGUAGES)(
    'gives all back that an export has taken away, field by field, in %s',
    async (language) => {
      const { cookie } = await desk().person();
      await desk().call('PATCH', '/you', { cookie, body: { language } });
      const lists = listsAt(desk(), () => cookie);
      const exported = async () => (await desk().call('GET', '/export/works/csv', { cookie })).body as string;
      await desk().edit({ 'works/lamp.yaml': WHOLE_LAMP });
      const text = await exported();
      const whole = fieldsIn(text, WHOLE_LAMP.reference);
      expect(Object.entries(whole).filter(([, cell]) => !cell)).toEqual([]);
      expect(new Set(Object.keys(whole).map((field) => listColumnOf(field as ListField).field))).toEqual(
        new Set(LIST_COLUMNS.map(({ field }) => field)),
      );
      await desk().edit({ 'works/lamp.yaml': BARE_LAMP });
      expect(fieldsIn(await exported(), WHOLE_LAMP.reference)).not.toEqual(whole);
      await lists.bringIn(await lists.send(text));
      expect(fieldsIn(await exported(), WHOLE_LAMP.reference)).toEqual(whole);
    },
  );

  it('keeps what a colleague has in a draft, and the marks of paragraphs that stay', async () => {
    await desk().edit({
      'works/lamp.yaml': {
        ...SAMPLE_FILES['works/lamp.yaml'],
        description: { en: '<p>Very <em>bright</em>.</p>\n<p>Old.</p>', fr: '<p>Vive</p>' },
      },
    });
    const changes = [{ path: 'title.en', before: 'Tall lamp', value: 'Very tall lamp' }];
    await call('PUT', '/items/works/lamp/draft', { changes });
    await bringIn(await send('ref;title;description\nML 0001;Very tall lamp;"Very bright.\n\nNew."\n'));
    expect(await changedValuesOf('works/lamp')).toEqual({
      'title.en': 'Very tall lamp',
      'description.en': '<p>Very <em>bright</em>.</p>\n<p>New.</p>',
    });
  });

  it('says in words what is wrong with a row, and brings in the others only when told so', async () => {
    const sent = await send(
      [
        'ref;title;creator;dimensions;price;availability;type;sold as;first shown on',
        'ML 1;Good;Jeanne Étoile;;;;;;',
        'ML 2;;;;;;;;',
        'ML 1;Twice;Jeanne Étoile;;;;;;',
        'ML 3;Odd;L. Tessandier;large;cheap;lent;lamps;trio;tomorrow',
        'ML 0001;Something else;Ida Faure;;;;;;',
        '"ML 4"x;Broken;;;;;;;',
        'ML 5;a;b;;;;;;;;z',
        '',
      ].join('\n'),
    );
    const looked = await look(sent);
    expect(linesOf(looked)).toEqual([[2, 'new'], ...[3, 4, 5, 6, 7, 8].map((number) => [number, 'refused'])]);
    expect(faultsOf(looked)).toEqual([
      [3, 'noTitle', null, ''],
      [4, 'twice', 'reference', '2'],
      [5, 'notDimensions', 'dimensions', 'large'],
      [5, 'notAPrice', 'price', 'cheap'],
      [5, 'notGrouping', 'grouping', 'trio'],
      [5, 'notADay', 'published_on', 'tomorrow'],
      [5, 'notAvailability', 'availability', 'lent'],
      [5, 'unknownCreator', 'creators', 'L. Tessandier'],
      [5, 'unknownType', 'type', 'lamps'],
      [6, 'referenceTaken', 'reference', 'Tall lamp, Jeanne Étoile'],
      [7, 'strayQuote', null, ''],
      [8, 'moreCells', null, ''],
      [8, 'unknownCreator', 'creators', 'b'],
    ]);
    expect(looked.unknown.map(({ kind, name, rows }) => [kind, name, rows])).toEqual([
      ['creator', 'L. Tessandier', 1],
      ['creator', 'b', 1],
      ['type', 'lamps', 1],
    ]);
    expect((await bringIn(sent)).status).toBe(422);
    expect(await drafts()).toEqual([]);
    expect((await bringIn(sent, { leavesOut: true })).body).toMatchObject({ made: 1 });
    expect(await drafts()).toEqual(['works/good']);
  });

  it('brings a row in without a cell that cannot be read, unless the whole row is to stay out', async () => {
    const sent = await send(
      'ref;title;titre;price;currency;dimensions\nML 1;Good;Bon;12k;;45/65 x 30 cm\nML 2;Other;Autre;800;Taler;10 x 20 cm\n',
    );
    expect((await look(sent, { isStrict: true })).counts).toMatchObject({ new: 0, refused: 2, partly: 0 });
    expect((await look(sent, { outcome: 'partly' })).lines.map(({ leftOut }) => leftOut.length)).toEqual([
      2, 1,
    ]);
    const { body } = await bringIn(sent);
    const { number, report } = body as BroughtInNow;
    expect(report).toMatchObject([
      { number: 2, outcome: 'new', title: 'Good', leftOut: [{ text: '45/65 x 30 cm' }, { text: '12k' }] },
      { number: 3, outcome: 'new', title: 'Other', leftOut: [{ name: 'notACurrency', text: 'Taler' }] },
    ]);
    // In which currency its price is nobody knows.
    expect(await changedValuesOf('works/other')).not.toHaveProperty('price');
    expect((await call('GET', `/import/${number}/drafts`)).body).toMatchObject([
      { shelf: 'works', id: 'good' },
      { shelf: 'works', id: 'other' },
    ]);
  });

  it('lets others be answered while it looks, however many unknown names a list has', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `ML ${at};Piece;Nobody ${at.toString(36)}`);
    const sent = await send(['ref;title;creator', ...rows, ''].join('\n'));
    let clock = 0;
    let answered = 0;
    let isLooking = true;
    // Each row and each name takes 30 ms, whatever this machine does.
    jest.spyOn(performance, 'now').mockImplementation(() => (clock += 30));
    const other = () => {
      answered += 1;
      if (isLooking) setImmediate(other);
    };
    setImmediate(other);
    const { unknown } = await look(sent);
    isLooking = false;
    jest.restoreAllMocks();
    expect(unknown).toHaveLength(3000);
    expect(answered).toBeGreaterThan(6000);
  });

  it('asks who is meant by a name, and makes creators, takes known ones, or leaves the name out', async () => {
    const sent = await send(
      [
        'ref;title;creator;type',
        'ML 1;One;I. Faure;sieges',
        'ML 2;Two;Tessandier, Lucien & Jeanne Étoile;seat',
        'ML 3;Three;LUCIEN TESSANDIER;seat',
        'ML 4;Four;Unknown;seating',
        '',
      ].join('\n'),
    );
    const { unknown, creators, types } = await look(sent);
    expect(unknown).toEqual([
      {
        ...{ kind: 'creator', name: 'I. Faure', becomes: 'I. Faure', written: null, rows: 1 },
        suggestion: { id: 'ida', name: 'Ida Faure' },
      },
      {
        ...{ kind: 'creator', name: 'Tessandier, Lucien', becomes: 'Lucien Tessandier', rows: 2 },
        ...{ written: 'Tessandier, Lucien & Jeanne Étoile', suggestion: null },
      },
      { kind: 'type', name: 'seat', becomes: 'seat', written: null, rows: 2, suggestion: null },
    ]);
    expect(creators.map(({ id }) => id)).toEqual(['ida', 'jeanne', 'paul']);
    expect(types).toEqual([
      { id: 'lighting', name: 'lighting' },
      { id: 'seating', name: 'seating' },
    ]);
    const answers = {
      creators: [
        { name: 'I. Faure', is: 'known', id: 'ida' },
        { name: 'Tessandier, Lucien', is: 'new' },
      ],
      types: [{ name: 'seat', is: 'known', id: 'seating' }],
    };
    expect((await look(sent, answers)).counts).toMatchObject({ new: 4, refused: 0 });
    expect((await bringIn(sent, answers)).body).toMatchObject({ made: 4 });
    expect((await changedValuesOf('works/one'))['creators']).toEqual(['ida']);
    expect((await changedValuesOf('works/two'))['creators']).toEqual(['lucien-tessandier', 'jeanne']);
    expect(await changedValuesOf('works/four')).not.toHaveProperty('creators');
    expect(await changedValuesOf('creators/lucien-tessandier')).toEqual({
      name: 'Lucien Tessandier',
      sort_name: 'Tessandier, Lucien',
      slug: { en: 'lucien-tessandier', fr: 'lucien-tessandier' },
    });
  });

  it('takes a cell for one name where a person says so, and keeps what it says beside the name', async () => {
    const sent = await send(
      [
        'ref;title;creator',
        'ML 1;One;Maja Lindqvist & Paul Aubin (designers)',
        'ML 2;Two;Attributed to Paul Aubin',
        'ML 3;Three;Kahn, Paris',
        '',
      ].join('\n'),
    );
    const { unknown, lines } = await look(sent);
    expect(unknown.map(({ name, becomes, written }) => [name, becomes, written])).toEqual([
      ['Maja Lindqvist', 'Maja Lindqvist', 'Maja Lindqvist & Paul Aubin'],
      ['Paul Aubin', 'Paul Aubin', 'Maja Lindqvist & Paul Aubin'],
      ['Kahn, Paris', 'Paris Kahn', 'Kahn, Paris'],
    ]);
    expect(lines.map(({ creatorsNote }) => creatorsNote)).toEqual(['', 'attributed to', '']);
    const creators = [
      { name: 'Maja Lindqvist & Paul Aubin', is: 'written' },
      { name: 'Paul Aubin', is: 'new' },
      { name: 'Kahn, Paris', is: 'written' },
    ];
    await bringIn(sent, { creators });
    const made = (await drafts()).filter((one) => one.startsWith('creators/'));
    expect(await Promise.all(made.map(async (one) => (await changedValuesOf(one))['name']))).toEqual([
      'Kahn, Paris',
      'Maja Lindqvist & Paul Aubin',
      'Paul Aubin',
    ]);
  });

  it('asks about each row that has the reference of a work of another title or maker', async () => {
    const asked = async (columns: string, row: string, is?: 'new' | 'none') => {
      const creators = is ? [{ name: 'Nobody Known', is }] : [];
      const { taken } = await look(await send(`${columns}\n${row}\n`), { creators });
      return taken.length > 0;
    };
    const all = 'ref;title;creator';
    expect([
      await asked(all, 'ML 0001;Something else;'),
      await asked('ref;title', 'ML 0001;Something else'),
      await asked(all, 'ML 0001;Something else;Jeanne Étoile'),
      await asked(all, 'ML 0001;Tall lamp;Ida Faure'),
      await asked(all, 'ML 0001;Tall lamp;Nobody Known', 'new'),
      await asked(all, 'ML 0001;Tall lamp;Nobody Known', 'none'),
      await asked('ref;creator', 'ML 0001;Ida Faure'),
      // It has a French title alone.
      await asked('ref;title en', 'ML 0003;Stool'),
    ]).toEqual(Array(8).fill(true));
    expect([
      await asked(all, 'ML 0001;tall LAMP;'),
      await asked(all, 'ML 0001;;Étoile, Jeanne'),
      await asked('ref;price', 'ML 0001;12 €'),
      await asked('ref;title en;creator', 'ML 0003;Stool;Jeanne Étoile'),
    ]).toEqual(Array(4).fill(false));
  });

  it.each([
    ['81.10.1', 'stool'],
    ['81.101', null],
    ['81-10-1', null],
    ['81 10 1', null],
    ['8110.1', null],
  ])('%s is the reference of %s', async (reference, item) => {
    await desk().edit({
      'works/stool.yaml': { ...SAMPLE_FILES['works/stool.yaml'], reference: '81.10.1' },
    });
    const { lines } = await look(await send(`ref;titre\n${reference};Tabouret\n`));
    expect(lines.map((line) => line.item)).toEqual([item]);
  });

  it('takes a row for the work whose reference it has once a person says so', async () => {
    const sent = await send('ref;title;creator\nML 0001;Something else;Ida Faure\n');
    expect((await look(sent)).counts).toMatchObject({ refused: 1 });
    expect((await look(sent, { confirmed: [2] })).counts).toMatchObject({ changed: 1, refused: 0 });
  });

  it('takes a row for another piece once a person gives it a reference of its own, or none', async () => {
    const sent = await send(
      'ref;title;creator\nML 0001;Something else;Ida Faure\nML 0001;Chair;Jeanne Étoile\n',
    );
    expect((await look(sent)).taken).toEqual([2, 3]);
    // Those of other works are no answer.
    const taken = { ownReferences: [{ row: 2, reference: 'ML 0003' }] };
    expect((await look(sent, taken)).taken).toEqual([2, 3]);
    const more = {
      ownReferences: [
        { row: 2, reference: 'ML 0901' },
        { row: 3, reference: '' },
      ],
    };
    // A work of this very title and maker is there.
    expect((await look(sent, more)).counts).toMatchObject({ new: 2, refused: 0 });
    await bringIn(sent, more);
    expect(await changedValuesOf('works/something-else')).toMatchObject({ reference: 'ML 0901' });
    expect(await changedValuesOf('works/chair-2')).not.toHaveProperty('reference');
  });

  it('gives each its own address and name of a file, whatever else has them', async () => {
    const rows = Array.from({ length: 3 }, (_, at) => `ML 10${at};Chair;Chaise;Ida Faure`);
    const sent = await send(['ref;title;titre;creator', ...rows, 'ML 200;Type;;Ida Faure', ''].join('\n'));
    await bringIn(sent);
    expect((await drafts()).filter((one) => one.includes('chair'))).toEqual([
      'works/chair-2',
      'works/chair-3',
      'works/chair-4',
    ]);
    expect((await changedValuesOf('works/chair-4'))['slug']).toEqual({ en: 'chair-4', fr: 'chaise-4' });
    await bringIn(await send('ref;title;creator\nML 300;Łóżko Þórdís ı;Ida Faure\n'));
    expect((await changedValuesOf('works/lozko-thordis-i'))['slug']).toEqual({ en: 'lozko-thordis-i' });
    // An address of the site's own.
    expect((await changedValuesOf('works/type'))['slug']).toEqual({ en: 'type-2' });
  });
});
