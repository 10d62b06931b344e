export type CharacterRange = readonly [first: number, last: number];

export interface FontCut {
  name: string;
  family: 'Jost' | 'Newsreader';
  style: 'normal' | 'italic';
  weight: '300' | '400' | '300 400';
  opticalSize?: number;
  characters: readonly CharacterRange[];
}

const WESTERN: readonly CharacterRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb3],
  [0xb7, 0xb7],
  [0xb9, 0xbe],
  [0xc0, 0xcf],
  [0xd1, 0xdd],
  [0xdf, 0xef],
  [0xf1, 0xf6],
  [0xf8, 0xfd],
  [0xff, 0xff],
  [0x152, 0x153],
  [0x2009, 0x2009],
  [0x2011, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];

const EIGHTHS: readonly CharacterRange[] = [[0x215b, 0x215e]];

/** One file for each weight has its optical size, too; both are a third of the variable file. */
export const FONT_CUTS = {
  sans: { name: 'jost', family: 'Jost', style: 'normal', weight: '300 400', characters: WESTERN },
  // The variable font lacks them: these are from the regular weight, in which dimensions are set.
  eighths: { name: 'jost-eighths', family: 'Jost', style: 'normal', weight: '400', characters: EIGHTHS },
  text: {
    name: 'newsreader-text',
    family: 'Newsreader',
    style: 'normal',
    weight: '400',
    opticalSize: 17,
    characters: WESTERN,
  },
  textItalic: {
    name: 'newsreader-text-italic',
    family: 'Newsreader',
    style: 'italic',
    weight: '400',
    opticalSize: 17,
    characters: WESTERN,
  },
  display: {
    name: 'newsreader-display',
    family: 'Newsreader',
    style: 'normal',
    weight: '300',
    opticalSize: 30,
    characters: WESTERN,
  },
  displayItalic: {
    name: 'newsreader-display-italic',
    family: 'Newsreader',
    style: 'italic',
    weight: '300',
    opticalSize: 40,
    characters: WESTERN,
  },
} as const satisfies Record<string, FontCut>;
