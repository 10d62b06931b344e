import jsQR from 'jsqr';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** What a phone held before the screen makes of an element; undefined when it finds no code there. */
export async function readQr(element: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await element.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
