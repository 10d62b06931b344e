import '../../i18n/lazy/of-work';
import { ScaleDrawing } from './drawing/scale-drawing';
import type { ScaleView } from './scale-view';

/** The browser's bundle has scale-part.browser.tsx in its place. */
export function ScalePart({ scale }: { scale: ScaleView }) {
  return (
    <div data-part="scale">
      <ScaleDrawing scale={scale} />
    </div>
  );
}
