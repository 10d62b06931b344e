import '../../../i18n/lazy/models';
import '../../../i18n/lazy/of-work';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo, type CSSProperties } from 'react';
import { tooLong } from '../arrangement/arrangement';
import type { FloorPiece } from '../floor-work';
import type { Arranged } from '../use-arrangement';
import { FloorBack, PastWall } from '../view/floor-back';
import { floorScene, type FloorScene, type Rect } from '../view/floor-scene';
import type { ThemeUICSSObject } from 'theme-ui';

/** m around what stands there: what is nearer to the eye than the line is seen a little larger. */
const AIR = 0.25;

/** The part of a stage where something stands, in its px: paper has no room for the empty rest. */
export function printedPart({ stage, pieces, person, wall }: FloorScene): Rect {
  const points = [
    ...pieces.flatMap(({ rect, feet }) => [
      { x: rect.left, y: rect.top },
      { x: rect.left + rect.width, y: rect.top + rect.height },
      ...feet,
    ]),
    ...(person
      ? [
          { x: person.x - person.metre / 4, y: person.y - 1.7 * person.metre },
          { x: person.x + person.metre / 4, y: person.y },
        ]
      : []),
    ...(wall ? [wall.from, wall.to] : []),
  ];
  const air = AIR * (pieces[0]?.feet[0]?.metre ?? 0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.max(0, Math.min(...xs) - air);
  const top = Math.max(0, Math.min(...ys) - air);
  return {
    left,
    top,
    width: Math.min(stage.width, Math.max(...xs) + air) - left,
    height: Math.min(stage.height, Math.max(...ys) + air) - top,
  };
}

/** On paper alone. */
const figureStyles: ThemeUICSSObject = {
  display: 'none',
  '@media print': {
    display: 'block',
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    m: 0,
    mb: '6mm',
    // All that stands there, on less than half of a sheet.
    width: 'min(100%, 100mm * var(--shape))',
    aspectRatio: 'var(--shape)',
    breakInside: 'avoid',
    printColorAdjust: 'exact',
  },
};

/** The whole stage, of which the figure shows a part. */
const printedStageStyles: ThemeUICSSObject = {
  position: 'absolute',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
};

/** px: a floor that nobody has looked at is seen as from a laptop. */
const WINDOW = { width: 1440, height: 700 };

interface PrintedFloorProps {
  pieces: readonly FloorPiece[];
  arranged: Pick<Arranged, 'places' | 'wall'>;
  /** Undefined where the works as they stand now were not seen; then all are drawn as their fronts. */
  photo: { src: string; scene: FloorScene } | undefined;
}

/** The floor as the screen has it, for paper: person, wall and fronts around the picture of the models. */
export function PrintedFloor({ pieces, arranged: { places, wall }, photo }: PrintedFloorProps) {
  const { t } = useTranslation();
  const drawn = useMemo(
    () => floorScene({ pieces, places, wall, hasPerson: true }, WINDOW),
    [pieces, places, wall],
  );
  const scene = photo?.scene ?? drawn;
  const { stage } = scene;
  const { left, top, width, height } = printedPart(scene);
  return (
    <figure
      role="img"
      aria-label={t('floor.label')}
      data-part="printed-floor"
      sx={figureStyles}
      style={{ '--shape': width / height } as CSSProperties}
    >
      <div
        sx={printedStageStyles}
        style={{
          left: share(-left, width),
          top: share(-top, height),
          width: share(stage.width, width),
          height: share(stage.height, height),
        }}
      >
        <FloorBack scene={scene} pieces={pieces} isDrawn={(piece) => !photo || !piece.model} />
        {photo && <img src={photo.src} alt="" />}
        <PastWall
          scene={scene}
          words={t('floor.past', { count: wall === undefined ? 0 : tooLong(scene.extent, wall) })}
        />
      </div>
    </figure>
  );
}

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;
