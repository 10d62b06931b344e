import { blend, parse, wcagContrast } from 'culori';
import { DAY, EVENING, MORE_CONTRAST, PAPER, QR_COLOURS } from './tokens';

type Palette = Record<keyof typeof DAY, string>;
type Pair = readonly [front: keyof Palette, back: keyof Palette];

/** WCAG 1.4.3: text. */
const TEXT: readonly Pair[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['accent', 'background'],
  ['accent', 'surface'],
  ['sold', 'background'],
  ['sold', 'surface'],
  ['background', 'button'],
  ['background', 'buttonHover'],
  // The round search button.
  ['background', 'text'],
];
/** WCAG 1.4.11: the lines of controls, and the ring round what has the focus. */
const CONTROLS: readonly Pair[] = [
  ['field', 'background'],
  ['field', 'surface'],
  ['text', 'background'],
  ['text', 'surface'],
];
const PALETTES: readonly [name: string, palette: Palette][] = [
  ['by day', DAY],
  ['in the evening', EVENING],
  ['on paper', PAPER],
];

describe.each(PALETTES)('%s', (_, palette) => {
  it.each(TEXT)('%s can be read on %s', (front, back) => {
    expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROLS)('%s is seen on %s as part of a control', (front, back) => {
    expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['by day', { ...DAY, ...MORE_CONTRAST.day }],
  ['in the evening', { ...EVENING, ...MORE_CONTRAST.evening }],
])('for those who ask for more contrast, %s', (_, palette) => {
  it.each(TEXT)('%s is read with ease on %s (WCAG 1.4.6)', (front, back) => {
    expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(7);
  });

  it.each([...CONTROLS, ['line', 'background'], ['floor', 'background']] as const)(
    '%s is as clear as text on %s',
    (front, back) => {
      expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

it('a QR code can be read in every mode', () => {
  expect(wcagContrast(QR_COLOURS.dark, QR_COLOURS.light)).toBeGreaterThanOrEqual(7);
});

it('the page behind a panel recedes from the panel in either mode', () => {
  for (const { background, surface, scrim } of [DAY, EVENING]) {
    const behind = blend([background, scrim], 'normal', 'rgb');
    expect(wcagContrast(behind, parse(surface)!)).toBeGreaterThan(wcagContrast(background, surface));
  }
});
