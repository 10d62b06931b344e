import { creatorsIn, publicName } from './creators-in';
import { knownNames, type KnownNames } from './known-names';
import { knownPictures } from './known-pictures';

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
