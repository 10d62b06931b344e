import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import type { ScaleView } from './scale-view';

const SELECTOR = '[data-part=scale]';

const load = () => loadChunk(() => import('./drawing/scale-drawing'));
const ScaleDrawing = lazy(async () => ({ default: (await load()).ScaleDrawing }));

// On the way to a page that the server has not drawn, the code comes with the page's own.
if (!document.querySelector(SELECTOR)) void load().catch(() => undefined);

/** Nothing ever changes: React alone knows whether it takes over what the server has made. */
const never = () => () => undefined;
const useTakesOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/**
 * Stands in for scale-part.tsx in the browser. A drawing does not move: what the server has drawn stays as it is, and
 * its 10 kB of code is fetched for pages that are made in the browser only.
 */
export function ScalePart({ scale }: { scale: ScaleView }) {
  const takesOver = useTakesOver();
  const [drawn] = useState(() => (takesOver ? document.querySelector(SELECTOR)?.innerHTML : undefined));
  if (drawn !== undefined) return <div data-part="scale" dangerouslySetInnerHTML={{ __html: drawn }} />;
  return (
    <div data-part="scale">
      <Suspense fallback={null}>
        <ScaleDrawing scale={scale} />
      </Suspense>
    </div>
  );
}
