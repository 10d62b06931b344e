import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FONT_CHARACTERS, FONT_CUTS, type FontCut } from '../src/theme/font-cuts';
import { runScript } from './run-script';

/** `npm run fonts`: writes the files of src/theme/fonts from the variable fonts, after a change of font-cuts.ts. */
const FOLDER = path.resolve('src/theme/fonts');
const PACKAGES = path.resolve('node_modules/@fontsource-variable');

const CHARACTERS = FONT_CHARACTERS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

const sourceOf = ({ family, style }: FontCut): string =>
  family === 'Jost'
    ? `jost/files/jost-latin-wght-${style}.woff2`
    : `newsreader/files/newsreader-latin-opsz-${style}.woff2`;

function axesOf({ weight, opticalSize }: FontCut) {
  const [min = 400, max = min] = weight.split(' ').map(Number);
  return { wght: min === max ? min : { min, max }, ...(opticalSize && { opsz: opticalSize }) };
}

runScript(async () => {
  await mkdir(FOLDER, { recursive: true });
  for (const cut of Object.values(FONT_CUTS)) {
    const font = await subsetFont(await readFile(path.join(PACKAGES, sourceOf(cut))), CHARACTERS, {
      targetFormat: 'woff2',
      variationAxes: axesOf(cut),
      // Tabular figures are asked for in the sans alone; small capitals and the like nowhere.
      noLayoutClosure: cut.family === 'Newsreader',
    });
    await writeFile(path.join(FOLDER, `${cut.name}.woff2`), font);
    console.log(`${cut.name}.woff2: ${font.byteLength} bytes`);
  }
  for (const family of ['jost', 'newsreader'])
    await writeFile(
      path.join(FOLDER, `${family}.LICENSE.txt`),
      await readFile(path.join(PACKAGES, family, 'LICENSE')),
    );
});
