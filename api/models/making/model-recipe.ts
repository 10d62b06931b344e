import { createHash } from 'node:crypto';

/** px a side and quality, by what a picture is used for; no browser shows the piece larger than its screen. */
export const MODEL_RECIPE = {
  format: 2,
  web: {
    colour: { px: 1024, quality: 84 },
    normal: { px: 1024, quality: 82 },
    other: { px: 1024, quality: 80 },
    effort: 4,
    bits: { position: 14, normal: 10, texcoord: 12 },
  },
  plain: { px: 1024, quality: 85 },
} as const;

/** Part of addresses, so that a changed recipe makes all anew. */
export const MODEL_RECIPE_VERSION = JSON.stringify(MODEL_RECIPE);

/** First characters of the hash of content and recipe. */
export const modelVersion = (content: Buffer): string =>
  createHash('sha256').update(MODEL_RECIPE_VERSION).update(content).digest('hex').slice(0, 8);
