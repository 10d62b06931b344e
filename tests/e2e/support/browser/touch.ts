import type { Page } from '@playwright/test';

/** Where a finger is, in CSS px. */
export type Finger = [x: number, y: number];

/** Moves fingers over the picture from one place to another, as a touch screen tells it. */
export const touch = (page: Page, from: Finger[], to: Finger[]): Promise<void> =>
  page.evaluate(
    async ([starts, ends]) => {
      const target = document.querySelector('.pswp__item[aria-hidden=false] picture img')!;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const send = (type: string, pointerId: number, [clientX, clientY]: Finger) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            pointerId,
            clientX,
            clientY,
            pointerType: 'touch',
            bubbles: true,
            cancelable: true,
          }),
        );
      starts.forEach((start, id) => send('pointerdown', id + 1, start));
      const steps = 8;
      for (let step = 1; step <= steps; step += 1) {
        starts.forEach(([x, y], id) => {
          const [endX, endY] = ends[id] ?? [x, y];
          send('pointermove', id + 1, [x + ((endX - x) * step) / steps, y + ((endY - y) * step) / steps]);
        });
        await frame();
      }
      ends.forEach((end, id) => send('pointerup', id + 1, end));
    },
    [from, to] as const,
  );
