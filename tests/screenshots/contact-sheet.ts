import sharp from 'sharp';

/** A picture of a screen, as PNG. */
export interface Shot {
  png: Buffer;
  /** px of the window. */
  width: number;
  height: number;
}

/** Of the screen's size. */
const SCALE = 1 / 3;
/** Windows that a long page is shown of; the rest is in its own file. */
const WINDOWS_SHOWN = 2;
const GAP = 24;
const WALL = '#8a857d';

/**
 * Puts the pictures of a screen side by side, a row below the other.
 * @returns a JPEG
 */
export async function makeContactSheet(rows: readonly (readonly Shot[])[]): Promise<Buffer> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let [width, top] = [0, GAP];
  for (const row of rows) {
    let [left, floor] = [GAP, top];
    for (const shot of row) {
      const { data, info } = await makeTile(shot);
      placed.push({ input: data, left, top });
      left += info.width + GAP;
      floor = Math.max(floor, top + info.height);
    }
    width = Math.max(width, left);
    top = floor + GAP;
  }
  const sheet = sharp({ create: { width, height: top, channels: 3, background: WALL } });
  return sheet.composite(placed).jpeg({ quality: 82 }).toBuffer();
}

async function makeTile({ png, width, height }: Shot) {
  const { height: whole } = await sharp(png).metadata();
  const shown = Math.min(whole, height * WINDOWS_SHOWN);
  return sharp(png)
    .extract({ left: 0, top: 0, width, height: shown })
    .resize({ width: Math.round(width * SCALE) })
    .png()
    .toBuffer({ resolveWithObject: true });
}
