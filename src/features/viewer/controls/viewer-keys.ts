import type { Stage, Zoom } from '../stage/open-stage';

/** Factor per key press. */
export const ZOOM_STEP = 1.5;
/** CSS px per key press. */
const PAN_STEP = 80;

const PANS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};
/** Without Shift, '=' is where many keyboards have '+'. */
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** + and - zoom, arrows change or move the picture, Home and End lead to the first and the last one. Escape is the dialog's; Ctrl etc. are the browser's. */
export function pressKey(event: KeyboardEvent, stage: Stage, zoom: Zoom): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const zoomFactor = ZOOMS[key];
  const pan = PANS[key];
  const step = STEPS[key];
  if (ctrlKey || altKey || metaKey || !(zoomFactor || pan || step)) return;
  event.preventDefault();
  if (zoomFactor) stage.zoomBy(zoomFactor);
  else if (pan && zoom.out) stage.panBy(...pan);
  else if (step) stage.step(step);
}
