import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ModelViewerElement } from '../loading/model-viewer-element';
import { radians } from '../stage/camera';
import { cameraOf, setCamera } from '../stage/element-camera';
import { controlsStyles } from '../../viewer/controls/viewer-controls.styles';

/** degrees a key turns by */
const STEP = 15;
const NEARER = 1.25;
/** degrees from straight above: not over the top. */
const HIGHEST = 5;

export interface Turning {
  /** Steps to the right, and upwards. */
  turn: (right: number, up?: number) => void;
  zoom: (factor: number) => void;
}

/** @param lowest degrees from straight above */
export function turningOf(element: ModelViewerElement, lowest: number): Turning {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const go = (change: (camera: ReturnType<typeof cameraOf>) => Partial<ReturnType<typeof cameraOf>>) => {
    const camera = cameraOf(element);
    setCamera(element, { ...camera, ...change(camera) }, { isJump: isStill });
  };
  return {
    turn: (right, up = 0) =>
      go(({ theta, phi }) => ({
        theta: theta + radians(STEP) * right,
        phi: Math.min(radians(lowest), Math.max(radians(HIGHEST), phi - radians(STEP) * up)),
      })),
    zoom: (factor) => go(({ radius }) => ({ radius: radius / factor })),
  };
}

const TURNS: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const ZOOMS: Record<string, number> = { '+': NEARER, '=': NEARER, '-': 1 / NEARER };

/** Escape is the dialog's; Ctrl etc. are the browser's. */
export function turnByKey(event: KeyboardEvent, turning: Turning): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const [turn, zoom] = [TURNS[key], ZOOMS[key]];
  if (ctrlKey || altKey || metaKey || !(turn || zoom)) return;
  event.preventDefault();
  // The library has keys of its own.
  event.stopPropagation();
  if (turn) turning.turn(...turn);
  else if (zoom) turning.zoom(zoom);
}

/** What dragging, pinching and keys do, as buttons. */
export function TurnControls({ turning }: { turning: Turning | undefined }) {
  const { t } = useTranslation();
  const button = (
    name: 'left' | 'right' | 'nearer' | 'farther',
    sign: string,
    act: (of: Turning) => void,
  ) => (
    <button
      type="button"
      aria-disabled={!turning}
      aria-label={t(`turn.${name}`)}
      onClick={() => turning && act(turning)}
    >
      {sign}
    </button>
  );
  return (
    <div sx={controlsStyles}>
      <div data-signs="">
        {button('left', '↶', ({ turn }) => turn(-1))}
        {button('right', '↷', ({ turn }) => turn(1))}
      </div>
      <div data-signs="">
        {button('farther', '−', ({ zoom }) => zoom(1 / NEARER))}
        {button('nearer', '+', ({ zoom }) => zoom(NEARER))}
      </div>
    </div>
  );
}
