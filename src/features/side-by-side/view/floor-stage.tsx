import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Place } from '../../../contract/forms/arrangement';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import { arAttributes } from '../../model/room/ar-attributes';
import type { Camera } from '../../model/stage/camera';
import { cameraOf, setCamera } from '../../model/stage/element-camera';
import { boxAround, Pool, poolAround } from '../../model/stage/pool';
import { useLatest } from '../../../browser/use-latest';
import { useModelStage, type StagedModel, type StageNow } from '../../model/stage/use-model-stage';
import { useStageSize } from '../../model/stage/use-stage-size';
import { FLOOR_LENS } from '../arrangement/floor-camera';
import type { FloorPiece } from '../floor-work';
import { useLitModels } from '../model/use-lit-models';
import type { Arranged } from '../use-arrangement';
import { FloorBack, PastWall } from './floor-back';
import { floorScene, type FloorScene } from './floor-scene';
import { layerStyles, stageStyles, windowStyles } from './floor-stage.styles';
import { PieceHandle } from './piece-handle';

interface FloorStageProps {
  pieces: readonly FloorPiece[];
  arranged: Arranged;
  hasPerson: boolean;
  isMoving: boolean;
  /** Of the piece in hand. */
  inHand: number | undefined;
  /** Words for what stands past the wall; undefined while its length is not known. */
  past: string | undefined;
  onStage: (stage: StageNow) => void;
  /** Once more whenever anything stands elsewhere in the picture. */
  onScene: (scene: FloorScene) => void;
  onPoint: (piece: number, isPointed: boolean) => void;
  onTake: (piece: number) => void;
}

const ATTRIBUTES = {
  ...arAttributes({ placement: 'floor' }),
  'field-of-view': `${FLOOR_LENS}deg`,
  'min-field-of-view': '5deg',
  'max-field-of-view': '60deg',
  'min-camera-orbit': 'auto 0deg 0m',
  'max-camera-orbit': 'auto auto 60m',
} as const;

/** Models, drawn fronts, person and wall at one scale, and something to take hold of each piece by. */
export function FloorStage(props: FloorStageProps) {
  const { pieces, arranged, hasPerson, isMoving, inHand, past, onStage, onScene, onPoint, onTake } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const size = useStageSize(frame);
  const [lens, setLens] = useState(FLOOR_LENS);
  const [still, setStill] = useState<Camera>();
  const { places, wall } = arranged;
  const scene = useMemo(
    () => size && floorScene({ pieces, places, wall, hasPerson, lens }, size, still),
    [size, pieces, places, wall, hasPerson, lens, still],
  );
  const had = useRef(hasPerson);
  useEffect(() => {
    const isNew = hasPerson && !had.current;
    had.current = hasPerson;
    // Of a row wider than the window, the part that was asked for is in it.
    if (isNew && scene?.person && frame.current)
      frame.current.scrollLeft = scene.person.x - frame.current.clientWidth / 2;
  }, [scene, hasPerson]);
  const origin = useOrigin(pieces, places);
  const models = useStagedModels(pieces, places, origin);
  const latest = useLatest(scene);
  const { element, state } = useModelStage(box, {
    models,
    alt: t('floor.label'),
    attributes: ATTRIBUTES,
    camera: (shown) => fromOrigin(latest.current?.camera ?? cameraOf(shown), origin),
  });
  useEffect(() => onStage({ element, state }), [element, state, onStage]);
  useEffect(() => {
    if (scene) onScene(scene);
  }, [scene, onScene]);
  useEffect(() => {
    if (!element || state !== 'shown' || !scene) return;
    // Narrow windows make the library take a wider lens.
    const own = element.getFieldOfView();
    if (Math.abs(own - lens) > 0.01) setLens(own);
    setCamera(element, fromOrigin(scene.camera, origin));
  }, [element, state, scene, lens, origin]);

  return (
    <div ref={frame} sx={windowStyles} tabIndex={-1}>
      <div
        sx={stageStyles}
        data-part="stage"
        data-state={state}
        style={scene && { width: scene.stage.width }}
      >
        {scene && <FloorBack scene={scene} pieces={pieces} isDrawn={hasNoModel} />}
        {scene && <Spills scene={scene} pieces={pieces} />}
        <div ref={box} data-part="models" />
        {scene && inHand !== undefined && isMoving && <Feet scene={scene} piece={inHand} />}
        {scene && past !== undefined && <PastWall scene={scene} words={past} />}
        {scene &&
          pieces.map((piece, index) => (
            <PieceHandle
              key={piece.slug}
              piece={piece}
              seen={scene.pieces[index]!}
              place={places[index]!}
              metre={scene.pieces[index]!.feet[0]!.metre}
              isMoving={isMoving}
              inHand={inHand === index}
              onPoint={(isPointed) => onPoint(index, isPointed)}
              onTake={() => onTake(index)}
              onPlace={(next) => arranged.place(index, next)}
              onDrag={(isDragged) => setStill(isDragged ? scene.camera : undefined)}
            />
          ))}
      </div>
    </div>
  );
}

const hasNoModel = ({ model }: FloorPiece): boolean => !model;

interface Origin {
  /** m */
  x: number;
  y: number;
}

/** The library places models beside the first one, which stays where it was made. */
function useOrigin(pieces: readonly FloorPiece[], places: readonly Place[]): Origin {
  const first = pieces.findIndex(({ model }) => model);
  const piece = pieces[first];
  const [x, y] = piece ? [places[first]!.x / 100, heightOf(piece)] : [0, 0];
  return useMemo(() => ({ x, y }), [x, y]);
}

/** m of a model's own origin above the floor. */
const heightOf = ({ size, model }: FloorPiece): number => size.bottom / 100 - (model?.bounds.min[1] ?? 0);

const fromOrigin = (camera: Camera, { x, y }: Origin): Camera => ({
  ...camera,
  target: { ...camera.target, x: camera.target.x - x, y: camera.target.y - y },
});

function useStagedModels(pieces: readonly FloorPiece[], places: readonly Place[], origin: Origin) {
  const sourceOf = useLitModels();
  return useMemo(() => {
    const staged = pieces.flatMap((piece, index) => {
      const { x, turn } = places[index]!;
      const at = { x: x / 100 - origin.x, y: heightOf(piece) - origin.y };
      return piece.model ? [{ src: sourceOf(piece.model), at, turn: -turn }] : [];
    });
    // All at once: the first one is what the others are placed by.
    return staged.every((one): one is Required<StagedModel> => one.src !== undefined) ? staged : [];
  }, [pieces, places, origin, sourceOf]);
}

/** What the piece in hand stands on. */
function Feet({ scene, piece }: { scene: FloorScene; piece: number }) {
  const { stage, pieces } = scene;
  const corners = pieces[piece]?.feet ?? [];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-part="feet"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      sx={layerStyles}
    >
      <path d={`M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
    </svg>
  );
}

/** In the evening: the light of lamps on the page behind them, and of one above on the floor. */
function Spills({ scene, pieces }: { scene: FloorScene; pieces: readonly FloorPiece[] }) {
  const { value } = useColourMode();
  if (value !== 'dark') return null;
  return pieces.map(({ slug, model }, index) => {
    const seen = scene.pieces[index];
    if (!model || !seen) return null;
    const isOnFloor = model.placement === 'floor' || model.placement === 'table';
    const { rect, feet, light } = seen;
    return (
      <Fragment key={slug}>
        {model.is_lamp && <Pool box={isOnFloor ? poolAround(rect, light) : rect} />}
        {isOnFloor && <Pool box={boxAround(feet)} isFaint />}
      </Fragment>
    );
  });
}
