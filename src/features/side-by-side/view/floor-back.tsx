import { diagonals, outline } from '../../../components/scale/drawing/box-paths';
import { PERSON_PATH } from '../../../components/scale/drawing/person-path';
import { INK, Line } from '../../../components/scale/drawing/scale-line';
import type { FloorPiece } from '../floor-work';
import type { Stage } from '../../model/stage/camera';
import type { FloorScene, Rect } from './floor-scene';
import { layerStyles, outlineTitleStyles, pastWordsStyles } from './floor-stage.styles';

interface FloorBackProps {
  scene: FloorScene;
  pieces: readonly FloorPiece[];
  /** Whether a work is shown as its front. */
  isDrawn: (piece: FloorPiece) => boolean;
}

/** What is drawn behind the models: the person, the wall, and the fronts of works. */
export function FloorBack({ scene, pieces, isDrawn }: FloorBackProps) {
  const { stage, person, wall } = scene;
  return (
    <>
      <svg
        aria-hidden="true"
        focusable="false"
        data-part="back"
        fill="none"
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        sx={layerStyles}
      >
        {person && (
          <path
            data-part="person"
            fill={INK.line}
            fillRule="evenodd"
            transform={`translate(${person.x} ${person.y}) scale(${person.metre / 100})`}
            d={PERSON_PATH}
          />
        )}
        {wall && (
          <g data-part="wall">
            <Line d={`M${wall.from.x} ${wall.from.y}L${wall.to.x} ${wall.to.y}`} />
            <Line d={`M${wall.from.x} ${wall.from.y - 6}v12M${wall.to.x} ${wall.to.y - 6}v12`} />
          </g>
        )}
        {pieces.map((piece, index) => {
          const seen = scene.pieces[index];
          if (!seen || !isDrawn(piece)) return null;
          const { left: x, top: y, width, height } = seen.rect;
          const box = { name: 'front' as const, x, y, width, height, round: false };
          return (
            <g key={piece.slug} data-part="outline">
              <Line ink="line" d={diagonals(box)} />
              <Line d={outline(box)} />
            </g>
          );
        })}
      </svg>
      {pieces.map((piece, index) => {
        const seen = scene.pieces[index];
        if (!seen || !isDrawn(piece)) return null;
        return (
          <span
            key={piece.slug}
            aria-hidden="true"
            lang={piece.lang}
            sx={outlineTitleStyles}
            style={placeOf(seen.rect, stage)}
          >
            <i>{piece.title}</i>
          </span>
        );
      })}
    </>
  );
}

/** What stands past the end of the wall, and by how much. */
export function PastWall({ scene, words }: { scene: FloorScene; words: string }) {
  const { stage, wall } = scene;
  if (!wall?.past) return null;
  const { to, past } = wall;
  return (
    <>
      <svg
        aria-hidden="true"
        focusable="false"
        data-part="past"
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        sx={layerStyles}
      >
        <path d={`M${to.x} ${to.y}L${past.x} ${past.y}`} />
      </svg>
      <span
        aria-hidden="true"
        sx={pastWordsStyles}
        style={placeOf({ left: to.x, top: past.y, width: past.x - to.x, height: 0 }, stage)}
      >
        {words}
      </span>
    </>
  );
}

/** By shares, for the stage is smaller on paper. */
const placeOf = ({ left, top, width, height }: Rect, stage: Stage) => ({
  left: `${(left / stage.width) * 100}%`,
  top: `${(top / stage.height) * 100}%`,
  width: `${(width / stage.width) * 100}%`,
  height: `${(height / stage.height) * 100}%`,
});
