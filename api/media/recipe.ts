import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { IMAGE_WIDTHS } from '../../src/contract/image-sizes';

/**
 * How each format is written: small files whose loss nobody sees, AVIF at the effort a waiting visitor can bear. Below
 * AVIF 66 and WebP 82 the dark walls of the night pictures fall into stripes.
 */
const RECIPES = {
  jpg: { quality: 78, mozjpeg: true, progressive: true },
  webp: { quality: 82 },
  avif: { quality: 66, effort: 2 },
} as const;

export type Format = keyof typeof RECIPES;
export const FORMATS = Object.keys(RECIPES) as Format[];

/** Names the recipes in the store, so that another one makes its derivatives anew. */
export const RECIPES_VERSION = createHash('sha256').update(JSON.stringify(RECIPES)).digest('hex').slice(0, 8);

/** The widths in px a picture is offered in, narrowest first; never wider than the original. */
export function widthsOf(originalWidth: number): number[] {
  return [...new Set(Object.values(IMAGE_WIDTHS).map((width) => Math.min(width, originalWidth)))];
}

/** Makes one derivative of a picture file. */
export function makeDerivative(file: string, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(file).autoOrient().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'jpg':
      return resized.flatten({ background: '#ffffff' }).jpeg(RECIPES.jpg).toBuffer();
    case 'webp':
      return resized.webp(RECIPES.webp).toBuffer();
    case 'avif':
      return resized.avif(RECIPES.avif).toBuffer();
  }
}
