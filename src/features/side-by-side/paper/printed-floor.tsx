import '../../../i18n/lazy/models';
import '../../../i18n/lazy/of-work';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo, type CSSProperties } from 'react';
import { tooLong } from '../arrangement/arrangement';
import type { FloorPiece } from '../floor-work';
import type { Arranged } from '../use-arrangement';
import { FloorBack, PastWall } from '../view/floor-back';
import { floorScene, type FloorScene } from '../view/floor-scene';
import { printedPart } from './printed-part';
import { figureStyles, printedStageStyles } from './printed-floor.styles';

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
