import { ScaleDrawing } from './drawing/scale-drawing';
import type { ScaleView } from './scale-view';

/** The drawing of a work's size on a page; in the browser scale-part.browser.tsx stands in for it. */
export function ScalePart({ scale }: { scale: ScaleView }) {
  return (
    <div data-part="scale">
      <ScaleDrawing scale={scale} />
    </div>
  );
}
