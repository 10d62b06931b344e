import type { SeenLine } from './seen-lines';
import { writeText } from './write-text';

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
