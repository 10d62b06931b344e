import { SAMPLE_FILES } from '../../../api/testing/sample-files';
import type { LookedAt } from '../../contract/import/looking';
import type { ItemPage } from '../../contract/items/list';
import { importDesk } from './testing/import-desk';

const { desk, call, open, changedValuesOf, drafts, send, look, bringIn } = importDesk();
const linesOf = ({ lines }: LookedAt) => lines.map(({ number, outcome }) => [number, outcome]);
const faultsOf = ({ lines }: LookedAt) =>
  lines.flatMap(({ number, faults }) => faults.map(({ name, field, text }) => [number, name, field, text]));

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
  expect(works.lines.slice(0, 3).map(({ id }) => id)).toEqual(['vigie-floor-lamp', 'halage-chair', 'secret']);
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
    [6, 'referenceTaken', 'reference', 'Tall lamp'],
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
    { kind: 'creator', name: 'I. Faure', rows: 1, suggestion: { id: 'ida', name: 'Ida Faure' } },
    { kind: 'creator', name: 'Tessandier, Lucien', rows: 2, suggestion: null },
    { kind: 'creator', name: 'Unknown', rows: 1, suggestion: null },
    { kind: 'type', name: 'seat', rows: 2, suggestion: null },
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
      { name: 'Unknown', is: 'none' },
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

it('takes a row for the work whose reference it has once a person says so', async () => {
  const sent = await send('ref;title;creator\nML 0001;Something else;Ida Faure\n');
  expect((await look(sent)).counts).toMatchObject({ refused: 1 });
  expect((await look(sent, { confirmed: [2] })).counts).toMatchObject({ changed: 1, refused: 0 });
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
  // An address of the site's own.
  expect((await changedValuesOf('works/type'))['slug']).toEqual({ en: 'type-2' });
});
