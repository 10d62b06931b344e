import { Type, type Static } from '@sinclair/typebox';
import sharp from 'sharp';
import { hashOf } from '../files/originals';

/** Width and height in px after rotation by EXIF. */
export const PictureFacts = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String(),
  bytes: Type.Integer(),
  hash: Type.String(),
});
export type PictureFacts = Static<typeof PictureFacts>;

// px; a thumbnail has the same dominant colour and is a hundred times faster.
const COLOUR_SAMPLE = 96;

/** @throws for what is no picture */
export async function measurePicture(content: Buffer): Promise<PictureFacts> {
  const { autoOrient } = await sharp(content).metadata();
  const thumbnail = await sharp(content)
    .resize(COLOUR_SAMPLE)
    .flatten()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${[dominant.r, dominant.g, dominant.b].map((one) => one.toString(16).padStart(2, '0')).join('')}`,
    bytes: content.byteLength,
    hash: hashOf(content),
  };
}
