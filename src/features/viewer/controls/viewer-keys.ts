import type { Stage, Zoom } from '../stage/open-stage';

/** How much larger one press makes the picture. */
export const ZOOM_STEP = 1.5;
/** CSS px that one press moves an enlarged picture. */
const PAN_STEP = 80;

const PANS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [PAN_STEP, 0],
  ArrowRight: [-PAN_STEP, 0],
  ArrowUp: [0, PAN_STEP],
  ArrowDown: [0, -PAN_STEP],
};
/** Without Shift, '=' is where many keyboards have '+'. */
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * What a key does in the viewer: + and - zoom, arrows go to the next picture or move an enlarged one. Escape is the
 * dialog's; the browser keeps what is pressed with Ctrl, Alt or Cmd.
 */
export function pressKey(event: KeyboardEvent, stage: Stage, zoom: Zoom, index: number): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const zoomFactor = ZOOMS[key];
  const pan = PANS[key];
  if (ctrlKey || altKey || metaKey || !(zoomFactor || pan)) return;
  event.preventDefault();
  if (zoomFactor) stage.zoomBy(zoomFactor);
  else if (pan && zoom.out) stage.panBy(...pan);
  else if (STEPS[key]) stage.goTo(index + STEPS[key]);
}
