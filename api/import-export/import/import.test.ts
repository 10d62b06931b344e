import { SAMPLE_FILES } from '../../testing/sample-files';
import type { BroughtIn, BroughtIns, TakenBack } from '../contract/brought-in';
import type { LookedAt } from '../contract/looking';
import type { ItemPage } from '../../content/contract/list';
import { availabilityIn, groupingIn, isSoldIn, mountingIn } from './cells/chosen-words';
import { dayIn } from './cells/dates';
import { htmlOfText, textOfHtml } from './cells/html-text';
import { libraryKey, pictureKey, picturesIn } from './cells/picture-names';
import { cleanCell, isUnfit, sameWords } from './cells/plain';
import { currencyIn, priceIn } from './cells/price';
import { creatorsIn, publicName } from './matching/creators-in';
import { knownNames, type KnownNames } from './matching/known-names';
import { knownPictures } from './matching/known-pictures';
import { importDesk } from './testing/import-desk';
import { useSqlite } from '../../database/testing/each-engine';
import { killLists } from './testing/kill-lists';

const faultsOf = ({ lines }: LookedAt) =>
  lines.flatMap(({ number, faults }) => faults.map(({ name, field, text }) => [number, name, field, text]));

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
    expect(asked.lines.flatMap(({ faults }) => faults.map(({ readings }) => readings))).toEqual([
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
    expect((await answer({ height: 42 }, 'height')).body).toMatchObject({ counts: { refused: 1 } });
  });

  it('makes works of rows, and shows first what they would be', async () => {
    const sent = await send(NEW);
    const looked = await look(sent);
    expect(looked.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0 });
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
      [5, 'notAvailability', 'availability', 'lent'],
      [5, 'notGrouping', 'grouping', 'trio'],
      [5, 'notADay', 'publishedOn', 'tomorrow'],
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

describe('bringing', () => {
  const { desk, call, open, changedValuesOf, drafts, send, look, bringIn, post } = importDesk();
  const LIST = 'ref;title;designer\nML 0201;Vigie floor lamp;Jeanne Étoile\nML 0202;Halage chair;Ida Faure\n';

  it('takes all back as one step, but what somebody has changed since, and the creators that it needs', async () => {
    const list =
      'ref;title;creator;materials\nML 1;One;New Person;\nML 2;Two;New Person;\nML 0001;Tall lamp;;Steel\n';
    const before = [{ path: 'title.en', before: 'Tall lamp', value: 'Very tall lamp' }];
    await call('PUT', '/items/works/lamp/draft', { changes: before });
    const kept = (await open('works/lamp')).draft;
    const answers = { creators: [{ name: 'New Person', is: 'new' }], confirmed: [4] };
    const { number } = (await bringIn(await send(list), answers)).body as BroughtIn;
    const changes = [{ path: 'reference', before: 'ML 2', value: 'ML 3' }];
    await call('PUT', '/items/works/two/draft', { changes });

    const taken = (await post(`${number}/take-back`, {})).body as TakenBack;
    expect(taken).toEqual({
      put: 2,
      kept: [
        { shelf: 'works', id: 'two', title: 'Two' },
        { shelf: 'creators', id: 'new-person', title: 'New Person' },
      ],
    });
    expect(await drafts()).toEqual(['creators/new-person', 'works/lamp', 'works/two']);
    expect((await open('works/lamp')).draft).toEqual(kept);
    expect((await post(`${number}/take-back`, {})).status).toBe(409);
    const { lines } = (await call('GET', '/import')).body as BroughtIns;
    expect(lines[0]?.takenBack).toMatchObject({ by: 'ada' });
  });

  it('brings nothing in where somebody has changed anything meanwhile', async () => {
    const sent = await send(LIST);
    const { counts } = await look(sent);
    await call('POST', '/items', { shelf: 'works', title: 'Another' });
    await desk().edit({
      'works/new.yaml': {
        ...SAMPLE_FILES['works/chair.yaml'],
        slug: { en: 'new' },
        reference: 'ML 0201',
        title: { en: 'Vigie floor lamp' },
      },
    });
    const seen = { new: counts.new, changed: counts.changed };
    const { status, body } = await post(`lists/${sent.list}/bring-in`, {
      ...sent.ask,
      leavesOut: false,
      seen,
    });
    expect([status, body]).toEqual([409, { error: { fault: 'changedElsewhere' } }]);
    expect(await drafts()).toEqual(['works/another']);
  });

  it('is all or nothing: a fault in the middle leaves nothing behind', async () => {
    const sent = await send(LIST);
    const { counts } = await look(sent);
    await desk().database.write((to) =>
      to.run(
        `CREATE TRIGGER fails BEFORE INSERT ON desk_draft_rows WHEN NEW.item = 'halage-chair'
       BEGIN SELECT raise(ABORT, 'no'); END`,
      ),
    );
    const seen = { new: counts.new, changed: counts.changed };
    const body = { ...sent.ask, leavesOut: false, seen };
    expect((await post(`lists/${sent.list}/bring-in`, body)).status).toBe(500);
    await desk().database.write((to) => to.run('DROP TRIGGER fails'));
    expect(await drafts()).toEqual([]);
    expect((await call('GET', '/import')).body).toEqual({ lines: [] });
    // The list is still there.
    expect((await post(`lists/${sent.list}/bring-in`, body)).status).toBe(201);
  });

  it('shows pictures by their names, names those that lack, and adds them once they are there', async () => {
    const list =
      'ref;title;photos\nML 1;One;Lamp_1_Day.JPG, missing.jpg | LAMP-1-NIGHT.png\nML 2;Two;missing.jpg\n';
    const sent = await send(list);
    // Another work shows them.
    expect(faultsOf(await look(sent))).toEqual([
      [2, 'unsurePicture', 'pictures', 'Lamp_1_Day.JPG'],
      [2, 'unsurePicture', 'pictures', 'LAMP-1-NIGHT.png'],
    ]);
    const pictureAnswers = [
      { row: 2, name: 'Lamp_1_Day.JPG', file: 'lamp-1-day.jpg' },
      { row: 2, name: 'LAMP-1-NIGHT.png', file: 'lamp-1-night.jpg' },
    ];
    const { pictures, lines } = await look(sent, { pictureAnswers });
    expect(pictures).toEqual({ found: 2, missing: ['missing.jpg'] });
    expect(lines[0]).toMatchObject({ missing: ['missing.jpg'], picture: { width: 300 } });
    const { number, missing } = (await bringIn(sent, { pictureAnswers })).body as BroughtIn;
    expect(missing).toEqual(['missing.jpg']);
    const files = async (place: string) =>
      ((await changedValuesOf(place))['pictures'] as { file: string }[] | undefined)?.map(({ file }) => file);
    expect(await files('works/one')).toEqual(['lamp-1-day.jpg', 'lamp-1-night.jpg']);
    expect(await files('works/two')).toBeUndefined();

    const given = { pictures: [{ name: 'missing.jpg', file: 'missing-2.jpg' }] };
    expect((await post(`${number}/pictures`, given)).body).toMatchObject({ missing: [] });
    expect(await files('works/one')).toEqual(['lamp-1-day.jpg', 'missing-2.jpg', 'lamp-1-night.jpg']);
    expect(await files('works/two')).toEqual(['missing-2.jpg']);
    // What was added is part of what was brought in.
    expect((await post(`${number}/take-back`, {})).body).toEqual({ put: 2, kept: [] });
    expect(await drafts()).toEqual([]);
  });

  it('adds them to many works in parts, between which others are answered', async () => {
    const COUNT = 250;
    const row = (at: number) => `ML ${7000 + at};Many ${at};missing.jpg`;
    const sent = await send(
      `ref;title;photos\n${Array.from({ length: COUNT }, (_, at) => row(at)).join('\n')}\n`,
    );
    const { number } = (await bringIn(sent)).body as BroughtIn;
    const { database } = desk();
    const { write } = database;
    const written: number[] = [];
    const counting = jest.spyOn(database, 'write').mockImplementation((work, options) =>
      write(async (to) => {
        const count = async () =>
          (
            (await to.get('SELECT total_changes() - (SELECT count(*) FROM listed_stale) AS count')) as {
              count: number;
            }
          ).count;
        const before = await count();
        const done = await work(to);
        written.push((await count()) - before);
        return done;
      }, options),
    );
    const given = { pictures: [{ name: 'missing.jpg', file: 'lamp-1-day.jpg' }] };
    const answer = await post(`${number}/pictures`, given).finally(() => counting.mockRestore());
    expect(answer.body).toMatchObject({ missing: [] });
    expect(await changedValuesOf('works/many-249')).toMatchObject({ pictures: [{ file: 'lamp-1-day.jpg' }] });
    // Rows of the list are of one statement, as are marks of what is to be listed anew.
    expect(Math.max(...written)).toBeLessThanOrEqual(COUNT + 10);
    expect(written.length).toBeGreaterThan(COUNT / 100);
  });

  it('gives pictures of one name to the works of their folders, and asks where no folder tells them apart', async () => {
    const sent = await send('ref;title;photos\nML 1;One;lamps/IMG_1.jpg\nML 2;Two;chairs\\IMG_1.jpg\n');
    const [day, night] = ['lamp-1-day.jpg', 'lamp-1-night.jpg'];
    const inFolders = [
      { name: 'mine/chairs/IMG_1.JPG', file: day },
      { name: 'mine/lamps/IMG_1.JPG', file: night },
    ];
    const files = async (pictures: object[], more: object = {}) =>
      (await look(sent, { pictures, ...more })).lines.map(
        ({ changes }) => changes.find(({ path }) => path === 'pictures')?.after ?? null,
      );
    expect(await files(inFolders)).toEqual([night, day]);
    const bare = inFolders.map(({ file }) => ({ name: 'IMG_1.JPG', file }));
    for (const given of [bare, bare.slice(1)]) expect(await files(given)).toEqual([null, null]);
    const { lines } = await look(sent, { pictures: bare });
    expect(lines[0]?.unsure).toMatchObject([
      { name: 'lamps/IMG_1.jpg', pictures: [{ file: day, of: 'Tall lamp', width: 300 }, { file: night }] },
    ]);
    const pictureAnswers = [
      { row: 2, name: 'lamps/IMG_1.jpg', file: night },
      { row: 3, name: 'chairs/IMG_1.jpg', file: null },
    ];
    expect(await files(bare, { pictureAnswers })).toEqual([night, null]);
    expect((await look(sent, { pictures: bare, pictureAnswers })).counts).toMatchObject({ new: 2 });

    const { number } = (await bringIn(sent)).body as BroughtIn;
    const add = async (name: string, file: string) =>
      ((await post(`${number}/pictures`, { pictures: [{ name, file }] })).body as BroughtIn).missing;
    expect(await add('IMG_1.jpg', day)).toEqual(['lamps/IMG_1.jpg', 'chairs/IMG_1.jpg']);
    expect(await add('chairs/IMG_1.jpg', day)).toEqual(['lamps/IMG_1.jpg']);
    expect((await changedValuesOf('works/two'))['pictures']).toEqual([{ file: day, alt: {} }]);
  });

  it('takes pictures that came with the list for those that it names, and keeps what a work has', async () => {
    const sent = await send('ref;photos\nML 0001;new.jpg\n');
    const pictures = [{ name: 'new.jpg', file: 'lamp-1-night.jpg' }];
    expect((await look(sent, { pictures })).pictures).toEqual({ found: 1, missing: [] });
    await bringIn(sent, { pictures });
    const [first, second] = (await changedValuesOf('works/lamp'))['pictures'] as {
      file: string;
      credit?: string;
    }[];
    expect(first).toEqual({ file: 'lamp-1-night.jpg', alt: {} });
    expect(second).toMatchObject({ file: 'lamp-1-day.jpg', credit: 'P. E.' });
  });

  it('pages through what it would do, by outcome', async () => {
    const rows = Array.from({ length: 150 }, (_, at) => `X ${at};Piece ${at};`);
    const sent = await send(['ref;title;price', ...rows, 'Y;Bad;cheap', ''].join('\n'));
    const first = await look(sent);
    expect([first.lines.length, first.next]).toEqual([100, 100]);
    const second = await look(sent, { from: 100 });
    expect([second.lines.length, second.next]).toEqual([51, null]);
    expect((await look(sent, { outcome: 'refused' })).lines.map(({ number }) => number)).toEqual([152]);
  });

  it('is for whoever has sent the list, in parts, each of which may come twice', async () => {
    const { body } = await post('lists', { name: 'x.csv', headings: ['ref', 'title'] });
    const { list } = body as { list: string };
    const part = (from: number, ...cells: string[]) => ({
      from,
      rows: cells.map((cell, at) => ({ number: from + at + 2, cells: [cell, cell] })),
    });
    const ask = { columns: ['reference', 'title.en'], creators: [], types: [], confirmed: [], pictures: [] };
    expect((await post(`lists/${list}/rows`, part(0, 'a', 'b'))).status).toBe(204);
    expect((await post(`lists/${list}/rows`, part(2, 'c'))).status).toBe(204);
    expect((await post(`lists/${list}/rows`, part(2, 'c'))).status).toBe(204);
    expect((await post(`lists/${list}/rows`, part(9, 'd'))).status).toBe(410);
    expect((await post(`lists/${list}/look`, ask)).body).toMatchObject({ counts: { new: 3 } });
    const other = await desk().person('everything');
    expect(
      (await desk().call('POST', `/import/lists/${list}/look`, { cookie: other.cookie, body: ask })).status,
    ).toBe(410);
    expect((await desk().call('POST', `/import/lists/${list}/look`, { body: ask })).status).toBe(401);
  });

  it.each([
    ['more columns than a list has', { name: 'x', headings: Array<string>(201).fill('a') }],
    ['no columns', { name: 'x', headings: [] }],
    ['no name', { name: '', headings: ['a'] }],
  ])('refuses %s', async (_, body) => expect((await post('lists', body)).status).toBe(422));

  it('refuses what no list says', async () => {
    const { list } = (await post('lists', { name: 'x', headings: ['a'] })).body as { list: string };
    const rows = (given: object) => post(`lists/${list}/rows`, { from: 0, rows: [given] });
    expect((await rows({ number: 0, cells: ['a'] })).status).toBe(422);
    expect((await rows({ number: 1, cells: ['a'.repeat(20_001)] })).status).toBe(422);
    expect((await rows({ number: 1, cells: ['a'], problem: 'other' })).status).toBe(422);
    const ask = { columns: ['slug'], creators: [], types: [], confirmed: [], pictures: [] };
    expect((await post(`lists/${list}/look`, ask)).status).toBe(422);
    expect((await post(`lists/${'0'.repeat(32)}/look`, { ...ask, columns: [null] })).status).toBe(410);
  });
});

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
    expect(['en option', 'NFS', '✓'].map(availabilityIn)).toEqual([undefined, undefined, undefined]);
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

describe('matching', () => {
  let names: KnownNames;
  beforeAll(async () => {
    names = await knownNames(NAMED);
  });
  const NAMED = [
    { id: 'armand', name: 'Armand Vasselot' },
    { id: 'odile', name: 'Odile Kerhervé' },
    { id: 'oscar', name: 'Oscar Kerhervé' },
    { id: 'firm', name: 'Ateliers Fontanel & Brisse' },
    { id: 'one', name: 'Jean Dupont' },
    { id: 'two', name: 'Jean Dupont' },
    { id: 'tables', name: 'tables' },
    { id: 'tables', name: 'Tables' },
  ];

  it.each([
    ['ARMAND VASSELOT', 'armand'],
    ['Vasselot, Armand', 'armand'],
    ['odile kerherve', 'odile'],
    ['Tables', 'tables'],
    ['Vasselot', undefined],
    ['A. Vasselot', undefined],
    // Two have this name.
    ['Jean Dupont', undefined],
    ['', undefined],
  ])('%j is %s', (name, id) => expect(names.find(name)).toBe(id));

  it.each([
    ['A. Vasselot', 'armand'],
    ['Vasselot A.', 'armand'],
    ['Vasselot', 'armand'],
    ['Armand Vaselot', 'armand'],
    ['O. Kerhervé', undefined],
    ['O. K.', undefined],
    ['Marthe Solanes', undefined],
    ['Jean Dupont', 'one'],
  ])('%j could be %s', (name, id) => expect(names.suggest(name)?.id).toBe(id));

  it('reads each name of the catalogue once, however many are compared with it, and no cell of a page as a name', async () => {
    let reads = 0;
    const all = Array.from({ length: 200 }, (_, at) => ({
      id: `${at}`,
      get name() {
        reads += 1;
        return `Ana${at} Maker`;
      },
    }));
    const { suggest } = await knownNames(all);
    const before = reads;
    for (let at = 0; at < 300; at += 1) suggest(`Nobody At${at}`);
    expect(suggest('A. Maker')).toBeNull();
    expect(suggest('Ana7 Makr')?.id).toBe('7');
    expect(suggest('Ana7 Maker '.repeat(100))).toBeNull();
    expect(reads - before).toBeLessThan(3 * all.length);
  });

  const isKnown = (name: string) => names.find(name) !== undefined;
  it.each([
    ['Ateliers Fontanel & Brisse', ['Ateliers Fontanel & Brisse']],
    ['Ateliers Fontanel & Brisse; Armand Vasselot', ['Ateliers Fontanel & Brisse', 'Armand Vasselot']],
    ['Armand Vasselot & Odile Kerhervé', ['Armand Vasselot', 'Odile Kerhervé']],
    ['Armand Vasselot et Odile Kerhervé', ['Armand Vasselot', 'Odile Kerhervé']],
    ['Armand Vasselot, Odile Kerhervé', ['Armand Vasselot', 'Odile Kerhervé']],
    ['Vasselot, Armand', ['Vasselot, Armand']],
    ['Solanes, Marthe', ['Solanes, Marthe']],
    [' ;; ', []],
    // Roles, years, firms.
    ['Lindqvist, Maja (designer)', ['Lindqvist, Maja']],
    ['Aubin, Paul (designer/maker)', ['Aubin, Paul']],
    ['Norrland Associates, Inc.', ['Norrland Associates, Inc.']],
    ['Kobayashi Tekko, Ltd. (manufacturer)', ['Kobayashi Tekko, Ltd.']],
    ['Fernand & Company', ['Fernand & Company']],
    ['Hart & Sons', ['Hart & Sons']],
    ['Maja Lindqvist (designer) & Hart & Sons (maker)', ['Maja Lindqvist', 'Hart & Sons']],
    ['J. & J. W. Woodhall', ['J. & J. W. Woodhall']],
    ['Charles & Ray Ames', ['Charles & Ray Ames']],
    ['Maja Lindqvist & P. Aubin', ['Maja Lindqvist', 'P. Aubin']],
    ['Holm, A/S (Manufacturer)', ['Holm, A/S']],
    ['Maja Lindqvist/Paul Aubin', ['Maja Lindqvist', 'Paul Aubin']],
    ['Paul Aubin (1920–1990)', ['Paul Aubin']],
    ['Paul Aubin, 1920-1990', ['Paul Aubin']],
    ['Paul Aubin, né en 1920', ['Paul Aubin']],
    ['Studio 1950', ['Studio 1950']],
    ['unknown English, Staffordshire', ['unknown English, Staffordshire']],
    ['Unknown', []],
    ['Créateur inconnu', []],
  ])('%j is %j', (text, expected) =>
    expect(creatorsIn(text, isKnown).named.map(({ name }) => name)).toEqual(expected),
  );

  it.each([
    ['Attributed to Paul Aubin', ['Paul Aubin'], 'attributed to'],
    ['Attributed to: Aubin, Paul', ['Aubin, Paul'], 'attributed to'],
    ['Attr. to Paul Aubin', ['Paul Aubin'], 'attr. to'],
    ['attribué à Paul Aubin', ['Paul Aubin'], 'attribué à'],
    ['Aubin, Paul, attributed to', ['Aubin, Paul'], 'attributed to'],
    ['Attributed to the workshop of Paul Aubin', ['Paul Aubin'], 'attributed to; workshop of'],
    ['After Paul Aubin', ['Paul Aubin'], 'after'],
    ['After a design by Paul Aubin', ['Paul Aubin'], 'after a design by'],
    ['Circle of Paul Aubin', ['Paul Aubin'], 'circle of'],
    ['Follower of Paul Aubin', ['Paul Aubin'], 'follower of'],
    ['School of Paul Aubin', ['Paul Aubin'], 'school of'],
    ['Manner of Paul Aubin', ['Paul Aubin'], 'manner of'],
    ['In the manner of Paul Aubin', ['Paul Aubin'], 'in the manner of'],
    ['in the style of Paul Aubin', ['Paul Aubin'], 'in the style of'],
    ['The Workshop of Paul Aubin', ['Paul Aubin'], 'workshop of'],
    ['Aubin, Paul, workshop of', ['Aubin, Paul'], 'workshop of'],
    ['Studio of Paul Aubin', ['Paul Aubin'], 'studio of'],
    ['Paul Aubin and workshop', ['Paul Aubin'], 'and workshop'],
    ['Probably by Paul Aubin', ['Paul Aubin'], 'probably by'],
    ['Paul Aubin ?', ['Paul Aubin'], '?'],
    ['D’après Paul Aubin', ['Paul Aubin'], 'd’après'],
    ["d'après un modèle de Paul Aubin", ['Paul Aubin'], "d'après un modèle de"],
    ["Paul Aubin (d'après)", ['Paul Aubin'], "d'après"],
    ["Entourage d'Ida Aubin", ['Ida Aubin'], "entourage d'"],
    ['Cercle de Paul Aubin', ['Paul Aubin'], 'cercle de'],
    ['École de Paul Aubin', ['Paul Aubin'], 'école de'],
    ['Atelier de Paul Aubin', ['Paul Aubin'], 'atelier de'],
    ['À la manière de Paul Aubin', ['Paul Aubin'], 'à la manière de'],
    ['Dans le goût de Paul Aubin', ['Paul Aubin'], 'dans le goût de'],
    ['Suiveur de Paul Aubin', ['Paul Aubin'], 'suiveur de'],
    ['Paul Aubin et son atelier', ['Paul Aubin'], 'et son atelier'],
    ['probablement Paul Aubin', ['Paul Aubin'], 'probablement'],
    ['Paul Aubin; after Maja Lindqvist', ['Paul Aubin', 'Maja Lindqvist'], 'after Maja Lindqvist'],
    [
      'Attributed to Paul Aubin; Maja Lindqvist',
      ['Paul Aubin', 'Maja Lindqvist'],
      'attributed to Paul Aubin',
    ],
    // Names.
    ['Ateliers Fontanel & Brisse', ['Ateliers Fontanel & Brisse'], ''],
    ['Atelier Aubin', ['Atelier Aubin'], ''],
    ['École des Beaux-Arts', ['École des Beaux-Arts'], ''],
    ['Studio of the Crafts', ['Studio of the Crafts'], ''],
    ['Afterlight Studio', ['Afterlight Studio'], ''],
    ['Attria Genre', ['Attria Genre'], ''],
    ['Manière Frères', ['Manière Frères'], ''],
    ['Styles de Vie', ['Styles de Vie'], ''],
    ['Paul Aubin (attribué à)', ['Paul Aubin'], 'attribué à'],
    ['Maja Lindqvist (designer, 1920–1990)', ['Maja Lindqvist'], ''],
    ['Maja Lindqvist (Malmö)', ['Maja Lindqvist'], 'Malmö'],
  ])('%j is %j, and says beside it %j', (text, names, note) => {
    const found = creatorsIn(text, isKnown);
    expect([found.named.map(({ name }) => name), found.note]).toEqual([names, note]);
  });

  it('offers as it is written what may be the name of a house', () => {
    const withinOf = (text: string) => creatorsIn(text, isKnown).named.map(({ within }) => within);
    expect(withinOf('Atelier de Marolles')).toEqual(['Atelier de Marolles']);
    expect(withinOf('School of Paul Aubin; Ida Faure')).toEqual(['School of Paul Aubin', undefined]);
    expect(withinOf('Attributed to Paul Aubin')).toEqual([undefined]);
    const isHouse = (name: string) => name === 'Atelier de Marolles';
    expect(creatorsIn('Atelier de Marolles', isHouse)).toEqual({
      named: [{ name: 'Atelier de Marolles' }],
      note: '',
    });
  });

  it.each([
    ['Solanes, Marthe', 'Marthe Solanes'],
    ['Marthe Solanes', 'Marthe Solanes'],
    ['a, b, c', 'a, b, c'],
    ['Norrland Associates, Inc.', 'Norrland Associates, Inc.'],
    ['Kobayashi Tekko, Ltd.', 'Kobayashi Tekko, Ltd.'],
    ['Holm, A/S', 'Holm, A/S'],
    ['Éditions Kahn, Paris', 'Éditions Kahn, Paris'],
    ['Frank Aubin, Jr.', 'Frank Aubin, Jr.'],
    ['unknown English, Staffordshire', 'unknown English, Staffordshire'],
  ])('%j is public as %j', (name, shown) => expect(publicName(name)).toBe(shown));

  const nothing = { named: [], shownBy: new Map(), contentOf: (file: string) => file };
  const asking = { own: [], work: undefined };
  it('knows pictures by their names, first those that were dropped', async () => {
    const { find } = await knownPictures({
      ...nothing,
      files: ['vigie-01-2.jpg', 'vigie-01.png', 'ete.webp', '1.jpg'],
      dropped: [
        { name: 'Vigie_01.JPG', file: 'vigie-01-2.jpg' },
        { name: 'gone.jpg', file: 'gone.jpg' },
        { name: 'лампа 1.jpg', file: '1.jpg' },
      ],
    });
    const names = ['vigie_01.jpg', 'Été.webp', 'gone.jpg', 'vigie-01-2.jpg', 'лампа 1.jpg', 'стол 1.jpg'];
    expect(names.map((name) => find(name, asking).file)).toEqual([
      ...['vigie-01-2.jpg', 'ete.webp', null, 'vigie-01-2.jpg', '1.jpg', null],
    ]);
  });

  it.each([
    ['of one name and different endings', { files: ['a.png', 'a.jpg'] }, 'a.webp', ['a.png', 'a.jpg']],
    ['of this very name', { files: ['a.png', 'a.jpg'] }, 'a.jpg', 'a.jpg'],
    ['that another work shows', { shownBy: new Map([['a.jpg', ['b']]]) }, 'A.JPG', ['a.jpg']],
    [
      'that it shows itself',
      { shownBy: new Map([['a.jpg', ['b', 'me']]]), own: ['a.jpg'] },
      'A.JPG',
      'a.jpg',
    ],
    ['whose name was taken', { files: ['a.jpg', 'a-2.jpg'], own: ['a-2.jpg'] }, 'A.JPG', 'a-2.jpg'],
    ['that were dropped twice', { dropped: ['a.jpg', 'a-2.jpg'] }, 'A.JPG', ['a.jpg', 'a-2.jpg']],
    ['of one content', { dropped: ['a.jpg', 'a-2.jpg'], contentOf: () => 'same' }, 'A.JPG', 'a.jpg'],
    ['of another folder', { dropped: ['a.jpg'], folder: 'chairs/' }, 'lamps/A.JPG', null],
    ['in several folders of the list', { named: ['lamps/a.jpg', 'b/a.jpg'] }, 'b/a.jpg', ['a.jpg']],
  ])('is sure of a picture, or asks: %s', async (_, given, name, expected) => {
    const {
      dropped = [],
      folder = '',
      own = [],
      ...facts
    } = given as {
      dropped?: string[];
      folder?: string;
      own?: string[];
    };
    const { find } = await knownPictures({
      ...{ ...nothing, files: ['a.jpg', 'a-2.jpg'] },
      ...facts,
      dropped: dropped.map((file) => ({ name: `${folder}a.jpg`, file })),
    });
    const { file, unsure } = find(name, { own, work: 'me' });
    expect(unsure.length > 0 ? unsure : file).toEqual(expected);
  });
});

describe('kills', () => {
  const engine = useSqlite();

  it('is in or out as a whole where the process is killed', async () => {
    await killLists(engine, 100, 1);
  });
});
