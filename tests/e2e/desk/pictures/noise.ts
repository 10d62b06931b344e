import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** Noise cannot be compressed, so that it is on its way for a while. @param tint one of the three colours */
export const noise = (
  width: number,
  height: number,
  tint: { r: number; g: number; b: number } | 'grey' = 'grey',
) =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: tint },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

export const plain = (background: string, width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const lines = new WeakMap<Page, CDPSession>();

/** @param bytesPerSecond that a page may send */
export async function slowLine(page: Page, bytesPerSecond: number): Promise<void> {
  const session = lines.get(page) ?? (await page.context().newCDPSession(page));
  lines.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond },
  });
}
