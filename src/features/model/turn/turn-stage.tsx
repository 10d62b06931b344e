import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Picture } from '../../../media/picture';
import { useLight } from '../../../media/lamp-switches';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import type { ModelView } from '../model-view';
import type { ModelViewerElement } from '../loading/model-viewer-element';
import { framed, radians, type Camera, type Stage } from '../stage/camera';
import { cameraOf, setCamera } from '../stage/element-camera';
import { useLatest } from '../../../browser/use-latest';
import { useModelStage, type StageNow } from '../stage/use-model-stage';
import { useStageSize } from '../stage/use-stage-size';
import { cornersOf, personBeside } from './corners';
import { dimensionLines } from './dimension-lines';
import { lowestOf } from './lowest';
import { RoomLight } from './room-light';
import { Dimensions, Person } from './drawn';
import { sideSeen } from './sides';
import { progressStyles, stageStyles } from './turn.styles';
import type { TurnSubject } from './turn-subject';

/** m: of a lower piece the top is seen. */
const LOW = 0.6;

/** As it was photographed: what hangs from below, what is low from above. */
function firstView({ placement, bounds }: Pick<ModelView, 'placement' | 'bounds'>) {
  const isLow = placement === 'floor' && bounds.max[1] - bounds.min[1] < LOW;
  const phi = { floor: isLow ? 73 : 80, table: 80, wall: 80, ceiling: 96 }[placement];
  return { theta: radians(-28), phi: radians(phi) };
}
const LENS = 24;

const attributesFor = (model: Pick<ModelView, 'placement'>) => ({
  'camera-controls': '',
  'disable-pan': '',
  'disable-tap': '',
  'field-of-view': `${LENS}deg`,
  'min-field-of-view': '5deg',
  'max-field-of-view': '60deg',
  'min-camera-orbit': 'auto 5deg 0.2m',
  'max-camera-orbit': `auto ${lowestOf(model)}deg 60m`,
});

interface TurnStageProps {
  subject: TurnSubject;
  hasDimensions: boolean;
  hasPerson: boolean;
  /** Of AR. */
  attributes: Readonly<Record<string, string>>;
  onStage: (stage: StageNow) => void;
}

/** The piece on the page's own ground, with what is drawn before and behind it. */
export function TurnStage({ subject, hasDimensions, hasPerson, attributes, onStage }: TurnStageProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const size = useStageSize(box);
  const isLit = useIsLit(subject);
  const { title, model, scale, picture } = subject;
  const models = useMemo(() => [{ src: model.web }], [model.web]);
  const latest = useLatest({ size, hasPerson });
  const { element, state, progress, camera } = useModelStage(box, {
    models,
    ...(model.is_lamp && { variant: isLit ? ('lit' as const) : ('off' as const) }),
    alt: title,
    hangs: model.placement === 'ceiling',
    attributes: useMemo(
      () => ({
        ...attributesFor(model),
        ...attributes,
        a11y: JSON.stringify({ 'interaction-prompt': t('turn.keys') }),
      }),
      [model, attributes, t],
    ),
    camera: (shown) =>
      wholeFrom(subject, { ...firstView(model), lens: shown.getFieldOfView() }, latest.current!),
  });
  useEffect(() => onStage({ element, state }), [element, state, onStage]);
  const isShown = state === 'shown' && camera && size;
  useReframed({ element: isShown ? element : undefined, subject, size, hasPerson });

  const person = isShown && hasPerson ? personBeside(model, camera) : undefined;
  return (
    <div sx={stageStyles} data-part="stage" data-state={state}>
      {picture && (
        <div data-part="picture" data-gone={state === 'shown'} aria-hidden="true">
          <Picture picture={picture} sizes="60vw" eager alt="" />
        </div>
      )}
      {isShown && <RoomLight {...{ model, camera, size }} isLit={isLit && model.is_lamp} />}
      {isShown && person && <Person feet={person.feet} camera={camera} stage={size} />}
      <div ref={box} />
      {isShown && hasDimensions && (
        <Dimensions lines={dimensionLines(model.piece, scale, camera, size)} stage={size} />
      )}
      {state === 'coming' && (
        <progress sx={progressStyles} value={progress} max={1} aria-label={t('turn.coming')} />
      )}
      <SeenFrom title={title} camera={camera} />
    </div>
  );
}

/** Lit as on the page: in the evening, unless its own switch says otherwise. */
function useIsLit({ lamp }: TurnSubject): boolean {
  const { value } = useColourMode();
  const light = useLight(lamp?.night);
  return light === undefined || light === 'lamp' ? value === 'dark' : light === 'on';
}

function wholeFrom(
  { model }: TurnSubject,
  view: Pick<Camera, 'theta' | 'phi' | 'lens'>,
  { size, hasPerson }: { size: Stage | undefined; hasPerson: boolean },
): Camera {
  const person = hasPerson ? personBeside(model, view).sides : [];
  return framed(view, size ?? { width: 1, height: 1 }, [...cornersOf(model.bounds), ...person]);
}

interface Reframed {
  element: ModelViewerElement | undefined;
  subject: TurnSubject;
  size: Stage | undefined;
  hasPerson: boolean;
}

/** Another window, or a person beside it: all of it is seen again, from where the eye is. */
function useReframed({ element, subject, size, hasPerson }: Reframed): void {
  useEffect(() => {
    if (!element) return;
    // The library follows the window first, and changes the lens of narrow ones.
    const frame = requestAnimationFrame(() => {
      // As it is by now: what was drawn last may be a turn behind.
      const { theta, phi, lens } = cameraOf(element);
      setCamera(element, wholeFrom(subject, { theta, phi, lens }, { size, hasPerson }));
    });
    return () => cancelAnimationFrame(frame);
  }, [element, subject, size, hasPerson]);
}

/** Says from which side it is seen. */
function SeenFrom({ title, camera }: { title: string; camera: Camera | undefined }) {
  const { t } = useTranslation();
  return (
    <p role="status" sx={{ variant: 'layout.visuallyHidden' }}>
      {camera && t('turn.seen', { title, side: t(`turn.side.${sideSeen(camera.theta)}`) })}
    </p>
  );
}
