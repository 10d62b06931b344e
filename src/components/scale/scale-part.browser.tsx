import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import type { ScaleView } from './scale-view';

const SELECTOR = '[data-part=scale]';

const load = () =>
  loadChunk(async () => {
    const [drawing] = await Promise.all([
      import('./drawing/scale-drawing'),
      import('../../i18n/lazy/of-work'),
    ]);
    return drawing;
  });
const ScaleDrawing = lazy(async () => ({ default: (await load()).ScaleDrawing }));

// Without server HTML the code is needed: its download starts together with the page's.
if (!document.querySelector(SELECTOR)) void load().catch(() => undefined);

/** A store that never changes, so that React alone tells whether it hydrates server HTML. */
const never = () => () => undefined;
const useTakesOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Replaces scale-part.tsx in the browser: keeps the server's HTML, and saves its 10 kB of code. */
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
