import type { Browser } from 'playwright-core';
import type { ModelViewerElement } from '../../src/features/model/loading/model-viewer-element';
import { newVisitor, openWork, turn } from './drawing-browser';

const SECONDS = 5;

interface Frames {
  perSecond: number;
  /** ms between two pictures. */
  longest: number;
}

/** Turns a piece by 2° with each picture. */
export async function framesWhileTurning(browser: Browser, url: string): Promise<Frames> {
  const context = await newVisitor(browser);
  try {
    const page = await context.newPage();
    await openWork(page, url);
    await turn(page);
    return await page.evaluate(async (seconds) => {
      const model = document.querySelector('model-viewer') as unknown as ModelViewerElement;
      const started = await new Promise<number>(requestAnimationFrame);
      const { theta, phi, radius } = model.getCameraOrbit();
      let [last, count, longest] = [started, 0, 0];
      while (last - started < seconds * 1000) {
        count += 1;
        model.cameraOrbit = `${theta + (count * 2 * Math.PI) / 180}rad ${phi}rad ${radius}m`;
        model.jumpCameraToGoal();
        const now = await new Promise<number>(requestAnimationFrame);
        longest = Math.max(longest, now - last);
        last = now;
      }
      return { perSecond: (count * 1000) / (last - started), longest };
    }, SECONDS);
  } finally {
    await context.close();
  }
}
