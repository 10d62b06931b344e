import type { Page } from '@playwright/test';

export interface Placed {
  /** m of width, height and depth, along its own sides. */
  size: [number, number, number];
  scale: number;
  /** m above where the device counts from. */
  lowest: number;
  /** m, from the eye towards the back of the room, which is negative. */
  back: number;
}

/** What stands in the emulated room, as it is drawn there: from every corner of every mesh. */
export const placedIn = (page: Page): Promise<Placed> => page.locator('model-viewer').evaluate(measure);

/** Waits until what is placed has come to rest. */
export async function restIn(page: Page): Promise<Placed> {
  await page.waitForFunction(
    () => document.querySelector('model-viewer')?.getAttribute('ar-status') === 'object-placed',
  );
  let last = await placedIn(page);
  for (;;) {
    await page.waitForTimeout(250);
    const now = await placedIn(page);
    if (Math.abs(now.lowest - last.lowest) + Math.abs(now.back - last.back) < 0.001) return now;
    last = now;
  }
}

/** Runs in the page. The library names no way to what it draws but its own symbol. */
function measure(node: Element): Placed {
  interface Matrix {
    clone(): Matrix;
    invert(): Matrix;
  }
  interface Vector {
    x: number;
    y: number;
    z: number;
    clone(): Vector;
    applyMatrix4(matrix: Matrix): Vector;
  }
  interface Part {
    isMesh?: boolean;
    matrixWorld: Matrix;
    scale: { x: number };
    geometry: { computeBoundingBox(): void; boundingBox: { min: Vector; max: Vector } };
    traverse(look: (part: Part) => void): void;
    updateWorldMatrix(parents: boolean, children: boolean): void;
  }
  const name = Object.getOwnPropertySymbols(node).find(({ description }) => description === 'scene')!;
  const { scenePivot, models } = (node as unknown as Record<symbol, { scenePivot: Part; models: Part[] }>)[
    name
  ]!;
  scenePivot.updateWorldMatrix(true, true);
  const toOwn = scenePivot.matrixWorld.clone().invert();
  const own: Vector[] = [];
  const there: Vector[] = [];
  for (const model of models)
    model.traverse((part) => {
      if (!part.isMesh) return;
      part.geometry.computeBoundingBox();
      const { min, max } = part.geometry.boundingBox;
      for (const x of [min.x, max.x])
        for (const y of [min.y, max.y])
          for (const z of [min.z, max.z]) {
            const corner = Object.assign(min.clone(), { x, y, z }).applyMatrix4(part.matrixWorld);
            there.push(corner);
            own.push(corner.clone().applyMatrix4(toOwn));
          }
    });
  const scale = scenePivot.scale.x;
  const along = (axis: 'x' | 'y' | 'z') => {
    const places = own.map((corner) => corner[axis]);
    return (Math.max(...places) - Math.min(...places)) * scale;
  };
  return {
    size: [along('x'), along('y'), along('z')],
    scale,
    lowest: Math.min(...there.map(({ y }) => y)),
    back: Math.min(...there.map(({ z }) => z)),
  };
}
