import jsQR from 'jsqr';
import sharp from 'sharp';

/** Dots an inch at which a module is four pixels wide: one an inch's seventy-second at 72. */
const DENSITY = 4 * 72;

/** What a reader makes of a drawing (SVG), on a grey wall; undefined where it sees no code. */
export async function readCode(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#777' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
