import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { get } from 'theme-ui';
import { theme } from './theme';

/** Where theme-ui looks for the name that a property is given; it passes on a name that it does not find. */
const SCALES: [RegExp, keyof typeof theme][] = [
  [/^([mp][trblxy]?|(scroll)?(Margin|Padding)\w*|top|right|bottom|left|inset|gap|(row|column)Gap)$/, 'space'],
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
