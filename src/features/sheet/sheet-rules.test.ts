import { toQrView } from '../../components/qr/qr-view';
import { standingOf } from '../../components/scale/floor/standing';
import type { SeenLine } from './file/seen-lines';
import { writeText, toWinAnsi } from './file/write-text';
import { historyRoom, layoutOf, pictureHeight, pictureWidth } from './paper/sheet-layout';
import { floorRows, heightOf } from './room/floor-rows';
import { type ListedPiece, papersOf, type RoomSheetView } from './room/room-sheet-view';
import { withoutPicture, cutAtSentence } from './sheet-view';
import { sampleSheet } from './testing/sample-sheet';

describe('toWinAnsi', () => {
  it.each([
    'Œil-de-bœuf, Éditions «\u00a0du Quai\u00a0»'.replace(/\u00a0/g, ' '),
    'L’été à Nîmes… 12 × 3 cm, Ø 40, €, ç, ÿ, Ÿ, “lamp” – n° 8',
  ])('keeps French: %s', (text) => expect(toWinAnsi(text)).toEqual({ text, exact: true }));

  it('makes one plain space of every kind of space', () => {
    expect(toWinAnsi('«\u202fOui\u202f!\u202f»\u00a0:\u2003x \n y')).toEqual({
      text: '« Oui ! » : x y',
      exact: true,
    });
  });

  it('drops what has no width', () => {
    expect(toWinAnsi('lu\u00admi\u200bère\ufeff')).toEqual({ text: 'lumière', exact: true });
  });

  it('composes accents', () => expect(toWinAnsi('e\u0301').text).toBe('é'));

  it.each([
    ['Dvořák, Łódź, Gyűjtő', 'Dvorák, Lódz, Gyujto'],
    ['№ ﬁn ½ −3 ‑ 5′', "No fin ½ -3 - 5'"],
    ['灯 Δ', '? ?'],
  ])('writes %s as %s, and says that it is not the same', (text, written) => {
    expect(toWinAnsi(text)).toEqual({ text: written, exact: false });
  });
});

describe('write text', () => {
  const MM = 25.4 / 96;

  /** What a PDF was told, in order; every letter is 2 mm wide. */
  function fakePdf() {
    const told: unknown[] = [];
    return {
      told,
      setFont: () => undefined,
      setFontSize: (points: number) => told.push({ points }),
      getTextWidth: (text: string) => text.length * 2,
      text: (text: string, x: number, y: number, options: object) => told.push({ text, x, y, ...options }),
      internal: { write: (operators: string) => told.push(operators) },
    };
  }

  const line = (text: string, rest: Partial<SeenLine> = {}): SeenLine => ({
    pieces: [{ text, left: 96, width: 48 }],
    top: 96,
    height: 10,
    leading: 20,
    ...rest,
  });

  function write(...lines: SeenLine[]) {
    const pdf = fakePdf();
    writeText(pdf as never, lines);
    return pdf.told;
  }

  describe('writeText', () => {
    it('lays a line unseen where it is seen, as wide and high as there', () => {
      expect(write(line('Chêne '))).toEqual([
        { points: 15 },
        {
          text: 'Chêne',
          x: 25.4,
          y: (96 + 7.4) * MM,
          renderingMode: 'invisible',
          horizontalScale: (48 * MM) / 10,
        },
      ]);
    });

    it('keeps the order of the words', () => {
      const texts = write(line('Odile'), line('Banc'), line('1953')).flatMap(
        (one) => (one as { text?: string }).text ?? [],
      );
      expect(texts).toEqual(['Odile', 'Banc', '1953']);
    });

    it('says what letters stand for that the font has not', () => {
      const [, begin, { text }, end] = write(line('Łódź')) as [object, string, { text: string }, string];
      expect(text).toBe('Lódz');
      expect(begin).toBe('/Span << /ActualText <FEFF014100f30064017a> >> BDC');
      expect(end).toBe('EMC');
    });

    it('holds pieces side by side together as one line', () => {
      const pieces = [
        { text: 'Paris', left: 0, width: 20 },
        { text: '+33', left: 200, width: 20 },
      ];
      const told = write(line('', { pieces }));
      expect(told[1]).toContain(Buffer.from('Paris +33', 'utf16le').swap16().toString('hex'));
      expect(told.slice(2)).toEqual([
        expect.objectContaining({ text: 'Paris', x: 0 }),
        expect.objectContaining({ text: '+33', x: 200 * MM }),
        'EMC',
      ]);
    });
  });
});

describe('cutAtSentence', () => {
  it('keeps a text that fits, as plain paragraphs', () => {
    expect(cutAtSentence('<p>One <em>two</em>.</p><ul><li>Three &amp; four</li></ul>', 99)).toEqual([
      'One two.',
      'Three & four',
    ]);
  });

  it('ends with the last whole sentence that fits', () => {
    expect(cutAtSentence('<p>It is lit. Is it? Yes! And more follows.</p>', 24)).toEqual([
      'It is lit. Is it? Yes!',
    ]);
    expect(cutAtSentence('<p>It is lit.</p><p>Is it? And more follows.</p>', 20)).toEqual([
      'It is lit.',
      'Is it?',
    ]);
    expect(cutAtSentence('<p>It is lit.</p><p>This one is too long.</p>', 20)).toEqual(['It is lit.']);
  });

  it('takes closing quotation marks with their sentence', () => {
    expect(
      cutAtSentence('<p>Il dit\u202f: «\u202fNon\u202f!\u202f» Puis il sortit par la cour.</p>', 24),
    ).toEqual(['Il dit\u202f: «\u202fNon\u202f!\u202f»']);
  });

  it('does not take an initial or an abbreviation for an end', () => {
    const text = '<p>Drawn by A. Vasselot, c. 1954, no. 12. Then it was forgotten.</p>';
    expect(cutAtSentence(text, 45)).toEqual(['Drawn by A. Vasselot, c. 1954, no. 12.']);
    expect(cutAtSentence('<p>Dessiné en 1954. Repris par M. Brisse plus tard.</p>', 32)).toEqual([
      'Dessiné en 1954.',
    ]);
  });

  it('cuts at a word when the first sentence alone is too long', () => {
    expect(cutAtSentence('<p>One endless sentence without any stop at all</p>', 24)).toEqual([
      'One endless sentence…',
    ]);
  });

  it('is nothing when there is no text', () => {
    expect(cutAtSentence('', 100)).toEqual([]);
    expect(cutAtSentence('<p> </p>', 100)).toEqual([]);
  });
});

describe('sheet layout', () => {
  const size = (width: number, height: number) => ({ width, height });

  describe('the layout of the sheet', () => {
    it('puts portraits, squares and nearly squares beside the wordmark', () => {
      expect([size(1600, 2000), size(1600, 1600), size(1760, 1600), undefined].map(layoutOf)).toEqual([
        'tall',
        'tall',
        'tall',
        'bare',
      ]);
    });

    it('gives the whole width to a wide picture, if it gains by it', () => {
      expect(layoutOf(size(2400, 1800))).toBe('wide');
      expect(layoutOf(size(980, 735))).toBe('tall');
    });

    it('keeps a picture in proportion until the label would lose its place', () => {
      expect(pictureHeight(size(1600, 2000))).toBeCloseTo(181.25);
      expect(pictureHeight(size(2400, 1800))).toBeCloseTo(157.5);
      expect(pictureHeight(size(1600, 4800))).toBe(186);
    });

    it.each([size(1600, 2000), size(1440, 1080), size(980, 735), size(300, 200), size(1142, 1500)])(
      'prints no picture with less than 200 dpi: %o',
      (picture) => {
        expect((picture.width / pictureWidth(picture)) * 25.4).toBeGreaterThanOrEqual(199.99);
        expect(pictureWidth(picture)).toBeLessThanOrEqual(210);
      },
    );

    it('leaves room for some lines of history under the highest picture', () => {
      expect(historyRoom(pictureHeight(size(1600, 4800)))).toBeGreaterThan(400);
      expect(historyRoom(pictureHeight(undefined))).toBeGreaterThan(1000);
    });
  });
});

describe('floor rows', () => {
  const lamp = standingOf({ scale: { height: 160, width: 88, mounting: 'floor' } });
  const pendant = standingOf({ scale: { height: 40, width: 60, mounting: 'ceiling' } });
  const sofa = standingOf({ scale: { height: 80, width: 240, mounting: 'floor' } });
  const A4 = { width: 180, height: 120 };

  describe('floorRows', () => {
    it('stands a few works on one line, as large as the paper lets them be', () => {
      const { scale, rows } = floorRows([lamp, sofa, pendant], { width: 180, height: 200 });
      expect(rows).toEqual([{ works: [0, 1, 2], tallest: 250 }]);
      expect(scale).toBeGreaterThan(0.3);
    });

    it('takes more lines, and smaller ones, for many: none is lost, and all have room', () => {
      for (const count of [1, 12, 60, 100]) {
        const made = floorRows(
          Array.from({ length: count }, (_, at) => [lamp, sofa, pendant][at % 3]),
          A4,
        );
        expect(made.rows.flatMap(({ works }) => works)).toEqual(Array.from({ length: count }, (_, at) => at));
        expect(heightOf(made)).toBeLessThanOrEqual(A4.height);
      }
    });

    it('keeps a place for a work that was never measured', () => {
      expect(floorRows([undefined], A4).rows).toEqual([{ works: [0], tallest: 170 }]);
      expect(floorRows([], A4).rows).toEqual([]);
    });
  });
});

describe('room sheet view', () => {
  const listed = (number: number): ListedPiece => ({
    number,
    creators: '',
    title: `Work ${number}`,
    sold: false,
  });
  const sheetOf = (count: number, more: Partial<RoomSheetView> = {}): RoomSheetView => ({
    title: 'Lamps',
    lang: 'en',
    standings: [],
    pieces: Array.from({ length: count }, () => sampleSheet()),
    list: Array.from({ length: count }, (_, at) => listed(at + 1)),
    listTitle: 'prices',
    asOf: '',
    until: '',
    ...more,
  });
  const kindsOf = (sheet: RoomSheetView) => papersOf(sheet).map(({ kind }) => kind);

  describe('papersOf', () => {
    it('is a cover, a page a piece, and prices with conditions', () => {
      expect(kindsOf(sheetOf(2, { letter: '<p>Dear Ada</p>', conditions: '<p>Ex works</p>' }))).toEqual([
        'cover',
        'piece',
        'piece',
        'prices',
      ]);
    });

    it('gives a long letter and long conditions pages of their own', () => {
      const long = `<p>${'word '.repeat(400)}</p>`;
      expect(kindsOf(sheetOf(1, { letter: long, conditions: long }))).toEqual([
        'cover',
        'letter',
        'piece',
        'prices',
        'conditions',
      ]);
      expect(papersOf(sheetOf(1, { letter: long }))[0]).toEqual({ kind: 'cover', withLetter: false });
    });

    it('lists the prices of 60 pieces on two pages, none twice', () => {
      const tables = papersOf(sheetOf(60)).flatMap((paper) => (paper.kind === 'prices' ? [paper] : []));
      expect(tables.map(({ isFirst }) => isFirst)).toEqual([true, false]);
      expect(tables.flatMap(({ list }) => list.map(({ number }) => number))).toEqual(
        Array.from({ length: 60 }, (_, at) => at + 1),
      );
    });
  });
});

describe('toSheetView', () => {
  it('takes the label of the work’s page and the beginning of its history', () => {
    const view = sampleSheet({
      history: `<p>${'Une phrase assez courte. '.repeat(80)}</p>`,
      description: '<p>Un banc.</p>',
    });
    expect(view).toMatchObject({
      creators: ['Odile Kerhervé'],
      date: '1953',
      facts: ['Chêne'],
      layout: 'tall',
      path: '/fr/oeuvres/banc',
    });
    expect(view.history).toHaveLength(1);
    expect(view.history[0]).toMatch(/^(Une phrase assez courte\.( |$))+$/);
    expect(view.history[0]?.length).toBeLessThan(600);
  });

  it('tells the description where there is no history, and nothing where there is neither', () => {
    expect(sampleSheet({ description: '<p>Un banc.</p>' }).history).toEqual(['Un banc.']);
    const view = sampleSheet({ pictures: [] });
    expect(view).toMatchObject({ history: [], layout: 'bare', credits: [] });
    expect(view).not.toHaveProperty('picture');
    expect(view).not.toHaveProperty('scale');
  });

  it('leads to the work’s page by its whole address', () => {
    const address = 'https://gallery.example/fr/oeuvres/banc';
    expect(sampleSheet()).toMatchObject({ address, qr: toQrView(address) });
  });

  it('has room for so many credits, and counts the others', () => {
    const credits = Array.from({ length: 25 }, (_, index) => ({ role: 'photographies', name: `${index}` }));
    const view = sampleSheet({ credits });
    expect(view.credits).toEqual(credits.slice(0, 10));
    expect(view.moreCredits).toBe(15);
    expect(sampleSheet({ credits: credits.slice(0, 10) }).moreCredits).toBe(0);
  });

  it('has of each text no more than there is room for', () => {
    const text = 'Ô'.repeat(10_000);
    const view = sampleSheet({
      title: text,
      creators: [{ name: text }],
      date: text,
      facts: [text],
      reference: text,
      history: `<p>${text}</p>`,
      credits: [{ role: text, name: text }],
    });
    const { title, creators, date, facts, reference, history, credits } = view;
    const texts = [
      title,
      ...creators,
      date,
      ...facts,
      reference,
      ...history,
      ...credits.flatMap(Object.values),
    ];
    expect(texts).toHaveLength(8);
    for (const one of texts) {
      expect(one).toMatch(/^Ô+…$/);
      expect(String(one).length).toBeLessThan(1500);
    }
  });

  it('can be had without its picture', () => {
    const view = withoutPicture(sampleSheet());
    expect(view).toMatchObject({ layout: 'bare', title: 'Banc' });
    expect(view).not.toHaveProperty('picture');
  });
});
