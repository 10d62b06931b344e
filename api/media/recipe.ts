import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../src/contract/image-sizes';

/** AVIF effort is bounded by a waiting visitor's patience. Below AVIF 66 and WebP 82, dark walls show banding. */
const RECIPES = {
  jpg: { quality: 78, mozjpeg: true, progressive: true },
  webp: { quality: 82 },
  avif: { quality: 66, effort: 2 },
} as const;

/**
 * Light pictures at a phone's screen width are encoded again until a new connection carries them in two round trips.
 */
const FOR_PHONES = { width: IMAGE_WIDTHS.md, bytes: 28_000, qualities: [60, 54] } as const;

/** Of 255; all pictures that show banding below AVIF 66 are darker. */
const DARK = 96;

export type Format = keyof typeof RECIPES;
export const FORMATS = Object.keys(RECIPES) as Format[];

/** Part of names in the store, so that a changed recipe makes its derivatives anew. */
export const RECIPES_VERSION = createHash('sha256')
  .update(JSON.stringify([RECIPES, FOR_PHONES, DARK]))
  .digest('hex')
  .slice(0, 8);

export function widthsOf(originalWidth: number): number[] {
  return [...new Set(Object.values(IMAGE_WIDTHS).map((width) => Math.min(width, originalWidth)))];
}

export function makeDerivative(
  { content, color }: { content: Buffer; color: string },
  width: number,
  format: Format,
): Promise<Buffer> {
  const resized = sharp(content).autoOrient().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'jpg':
      return resized.flatten({ background: '#ffffff' }).jpeg(RECIPES.jpg).toBuffer();
    case 'webp':
      return resized.webp(RECIPES.webp).toBuffer();
    case 'avif':
      return width === FOR_PHONES.width && !isDark(color)
        ? lightAvif(resized)
        : resized.avif(RECIPES.avif).toBuffer();
  }
}

async function lightAvif(resized: sharp.Sharp): Promise<Buffer> {
  let made = await resized.clone().avif(RECIPES.avif).toBuffer();
  for (const quality of FOR_PHONES.qualities) {
    if (made.byteLength <= FOR_PHONES.bytes) break;
    made = await resized
      .clone()
      .avif({ ...RECIPES.avif, quality })
      .toBuffer();
  }
  return made;
}

const isDark = (color: string): boolean => Math.max(...Buffer.from(color.slice(1), 'hex')) < DARK;
