import path from 'node:path';
import sharp from 'sharp';
import { measurePicture } from './picture-facts';
import { makeDerivative } from './recipe';

/** Of the sample catalogue: many materials by day, a wall by day, a perforated shade in the dark. */
const SAMPLES = { heavy: 'creator-3', light: 'guetteur-floor-lamp-1-day', dark: 'ruche-pendant-1-night' };

const pathOf = (name: keyof typeof SAMPLES) => path.resolve(`api/catalogue/pictures/${SAMPLES[name]}.jpg`);

const bytes = async (name: keyof typeof SAMPLES, width: number) => {
  const { color } = await measurePicture(pathOf(name));
  return (await makeDerivative({ path: pathOf(name), color }, width, 'avif')).byteLength;
};

/** What it weighs at the usual quality. */
const usual = async (name: keyof typeof SAMPLES, width: number) =>
  (await sharp(pathOf(name)).autoOrient().resize({ width }).avif({ quality: 66, effort: 2 }).toBuffer())
    .byteLength;

it('makes a heavy picture light enough at the width of phones', async () => {
  expect(await usual('heavy', 960)).toBeGreaterThan(40_000);
  expect(await bytes('heavy', 960)).toBeLessThanOrEqual(28_000);
});

it('leaves it as fine as ever at other widths', async () => {
  expect(await bytes('heavy', 480)).toBe(await usual('heavy', 480));
});

it('leaves as fine as ever what is light or dark', async () => {
  expect(await bytes('light', 960)).toBe(await usual('light', 960));
  expect(await usual('dark', 960)).toBeGreaterThan(28_000);
  expect(await bytes('dark', 960)).toBe(await usual('dark', 960));
});
