import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A part of a picture, in px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the eye sees of a place: how bright each of its pixels is, from 0 to 1 (WCAG, 'relative luminance'). */
export interface Look extends Pick<Box, 'width' | 'height'> {
  light: Float64Array;
}

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float64Array.from({ length: 256 }, (_, part) => linear(part));

/** How a picture's parts look, which is decoded once for all of them. */
async function looksAt(png: Buffer): Promise<{ whole: Box; look: (box: Box) => Look }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const look = ({ left, top, width, height }: Box): Look => {
    const light = new Float64Array(width * height);
    for (let at = 0; at < light.length; at += 1) {
      const from = ((top + Math.floor(at / width)) * info.width + left + (at % width)) * 3;
      light[at] =
        0.2126 * LINEAR[data[from]!]! + 0.7152 * LINEAR[data[from + 1]!]! + 0.0722 * LINEAR[data[from + 2]!]!;
    }
    return { light, width, height };
  };
  return { whole: { left: 0, top: 0, width: info.width, height: info.height }, look };
}

/** How an element looks, with a margin of some px around it. */
export async function lookOf(element: Locator, margin = 0): Promise<Look> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const { whole, look } = await looksAt(await element.page().screenshot({ clip, animations: 'disabled' }));
  return look(whole);
}

/** How places of what is in the window look. */
export async function looksIn(page: Page, boxes: readonly Box[]): Promise<Look[]> {
  const { look } = await looksAt(await page.screenshot({ animations: 'disabled' }));
  return boxes.map(look);
}

const ratio = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Between the lightest and the darkest pixel. */
export const contrastIn = ({ light }: Look): number =>
  ratio(
    light.reduce((one, other) => Math.max(one, other)),
    light.reduce((one, other) => Math.min(one, other)),
  );

/** How many pixels stand out against those of another look of the same place, by 3:1 (WCAG 1.4.11). */
export function changeBetween(one: Look, other: Look): number {
  if (one.light.length !== other.light.length) return Infinity;
  return one.light.reduce((count, light, at) => count + (ratio(light, other.light[at]!) >= 3 ? 1 : 0), 0);
}
