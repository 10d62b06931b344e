import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CUTS, type CharacterRange, type FontCut } from '../src/theme/fonts/font-cuts';
import { runScript } from './lib/run-script';

/** `npm run fonts`: writes src/theme/fonts; run it after a change of font-cuts.ts. */
const FOLDER = path.resolve('src/theme/fonts');
const PACKAGES = path.resolve('node_modules');
const JOST = '@fontsource-variable/jost';
const NEWSREADER = '@fontsource-variable/newsreader';

const SOURCES: Record<keyof typeof FONT_CUTS, string> = {
  sans: `${JOST}/files/jost-latin-wght-normal.woff2`,
  eighths: '@expo-google-fonts/jost/400Regular/Jost_400Regular.ttf',
  text: `${NEWSREADER}/files/newsreader-latin-opsz-normal.woff2`,
  textItalic: `${NEWSREADER}/files/newsreader-latin-opsz-italic.woff2`,
  display: `${NEWSREADER}/files/newsreader-latin-opsz-normal.woff2`,
  displayItalic: `${NEWSREADER}/files/newsreader-latin-opsz-italic.woff2`,
};

const isVariable = (source: string): boolean => source.startsWith('@fontsource-variable');

const LICENCES = { jost: `${JOST}/LICENSE`, newsreader: `${NEWSREADER}/LICENSE` };

const textOf = (characters: readonly CharacterRange[]): string =>
  characters
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

function axesOf({ weight, opticalSize }: FontCut) {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return { wght: min === max ? min : { min, max }, ...(opticalSize && { opsz: opticalSize }) };
}

runScript(async () => {
  await mkdir(FOLDER, { recursive: true });
  for (const [key, cut] of Object.entries(FONT_CUTS)) {
    const source = SOURCES[key as keyof typeof FONT_CUTS];
    const font = await subsetFont(await readFile(path.join(PACKAGES, source)), textOf(cut.characters), {
      targetFormat: 'woff2',
      ...(isVariable(source) && { variationAxes: axesOf(cut) }),
      // Only the sans uses a layout feature: tabular figures.
      noLayoutClosure: cut.family === 'Newsreader',
    });
    await writeFile(path.join(FOLDER, `${cut.name}.woff2`), font);
    console.log(`${cut.name}.woff2: ${font.byteLength} bytes`);
  }
  for (const [family, licence] of Object.entries(LICENCES))
    await copyFile(path.join(PACKAGES, licence), path.join(FOLDER, `${family}.LICENSE.txt`));
});
