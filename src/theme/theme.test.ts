import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { blend, parse, wcagContrast } from 'culori';
import { get } from 'theme-ui';
import { FONT_CUTS } from './fonts/font-cuts';
import { theme } from './theme';
import { DAY, EVENING, MORE_CONTRAST, PAPER, QR_COLOURS } from './tokens';

describe('contrast', () => {
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
});

describe('font cuts', () => {
  /** Bytes of fonts that a first visit may cost. */
  const BUDGET = 70_000;
  const sizeOf = (name: string) => statSync(path.join(__dirname, 'fonts', `${name}.woff2`)).size;

  describe('the font files', () => {
    it('are there for each cut', () => {
      for (const { name } of Object.values(FONT_CUTS)) expect(sizeOf(name)).toBeGreaterThan(500);
    });

    it.each([
      [
        'a work',
        [FONT_CUTS.sans, FONT_CUTS.eighths, FONT_CUTS.text, FONT_CUTS.textItalic, FONT_CUTS.displayItalic],
      ],
      ['home', [FONT_CUTS.sans, FONT_CUTS.text, FONT_CUTS.textItalic, FONT_CUTS.display]],
    ])('keep to the budget on the page of %s', (_, cuts) => {
      expect(cuts.reduce((sum, { name }) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(BUDGET);
    });
  });

  it('the characters are those of English and French, typography included, and of dimensions in inches', () => {
    const ranges = [...FONT_CUTS.sans.characters, ...FONT_CUTS.eighths.characters];
    const isThere = (character: string) =>
      ranges.some(([first, last]) => {
        const point = character.codePointAt(0)!;
        return first <= point && point <= last;
      });
    const needed = 'AZaz09ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ’“”«»–—…×¼½¾⅛⅜⅝⅞°€\u00a0\u202f\u2011';
    expect([...needed].filter((character) => !isThere(character))).toEqual([]);
  });
});

describe('token names', () => {
  /** Where theme-ui looks for the name that a property is given; it passes on a name that it does not find. */
  const SCALES: [RegExp, keyof typeof theme][] = [
    [
      /^([mp][trblxy]?|(scroll)?(Margin|Padding)\w*|top|right|bottom|left|inset|gap|(row|column)Gap)$/,
      'space',
    ],
    [/^((min|max)?[wW]idth|(min|max)?[hH]eight|flexBasis)$/, 'sizes'],
    [/^border(Top|Right|Bottom|Left)?$/, 'borders'],
    [/^border\w*Width$/, 'borderWidths'],
    [/^(bg|color|fill|stroke|\w+Color)$/, 'colors'],
    [/^fontSize$/, 'fontSizes'],
    [/^fontFamily$/, 'fonts'],
    [/^zIndex$/, 'zIndices'],
  ];
  /** What such a property may say in CSS itself. */
  const OF_CSS = /^(auto|none|inherit|currentColor|transparent|white)$/;
  /** `property: 'name'`, where the name is one word or several with dots between them. */
  const NAMED = /([A-Za-z]+): '-?([A-Za-z]\w*(?:\.\w+)*)'/g;

  const src = path.join(__dirname, '..');
  const styleFiles = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(theme|media|components|features|layouts|screens|app)[\\/].*(?<!\.test)\.tsx?$/.test(file),
  );

  const isKnown = (property: string, name: string): boolean => {
    if (property === 'variant') return get(theme, name) !== undefined;
    const scale = SCALES.find(([properties]) => properties.test(property))?.[1];
    return !scale || OF_CSS.test(name) || get(theme[scale], name) !== undefined;
  };

  describe('the names that styles are written with', () => {
    it('are all in the theme', () => {
      const unknown = styleFiles.flatMap((file) =>
        [...readFileSync(path.join(src, file), 'utf8').matchAll(NAMED)]
          .filter(([, property, name]) => !isKnown(property!, name!))
          .map(([found]) => `${file} ${found}`),
      );
      expect(styleFiles.length).toBeGreaterThan(100);
      expect(unknown).toEqual([]);
    });
  });
});
