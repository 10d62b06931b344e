import sharp, { type Sharp } from 'sharp';
import { stripPicture } from './strip-picture';

const EXIF = { IFD0: { Artist: 'A. Uthor', Software: 'Uthorware' } };
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 90, b: 10, alpha: 0.5 } } });
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

test.each<[string, (from: Sharp) => Sharp]>([
  ['JPEG', (from) => from.flatten().withIccProfile('p3').jpeg()],
  ['PNG', (from) => from.png()],
  ['WebP', (from) => from.webp()],
])('a %s says nothing of its author, and looks as before', async (_, encode) => {
  const told = await encode(picture().withExif(EXIF)).toBuffer();
  expect(told.toString('latin1')).toContain('Uthor');
  const stripped = stripPicture(told);
  expect(stripped.toString('latin1')).not.toContain('Uthor');
  expect(await pixels(stripped)).toEqual(await pixels(told));
  expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(told).metadata()).icc);
});

test('what is cut off stays as it is', async () => {
  const whole = await picture().withExif(EXIF).flatten().jpeg().toBuffer();
  for (const length of [4, 20, 60]) expect(() => stripPicture(whole.subarray(0, length))).not.toThrow();
});
