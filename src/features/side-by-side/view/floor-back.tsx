import { diagonals, outline } from '../../../components/scale/drawing/box-paths';
import { PERSON_PATH } from '../../../components/scale/drawing/person-path';
import { INK, Line } from '../../../components/scale/drawing/scale-line';
import type { FloorPiece } from '../floor-work';
import type { FloorScene } from './floor-scene';
import { layerStyles, outlineTitleStyles } from './floor-stage.styles';

interface FloorBackProps {
  scene: FloorScene;
  pieces: readonly FloorPiece[];
}

/** What is drawn behind the models: the person, the wall, and the fronts of works that have no model. */
export function FloorBack({ scene, pieces }: FloorBackProps) {
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
        {pieces.map(({ slug, model }, index) => {
          const seen = scene.pieces[index];
          if (model || !seen) return null;
          const { left: x, top: y, width, height } = seen.rect;
          const box = { name: 'front' as const, x, y, width, height, round: false };
          return (
            <g key={slug} data-part="outline">
              <Line ink="line" d={diagonals(box)} />
              <Line d={outline(box)} />
            </g>
          );
        })}
      </svg>
      {pieces.map(({ slug, title, lang, model }, index) => {
        const seen = scene.pieces[index];
        if (model || !seen) return null;
        const { left, top, width, height } = seen.rect;
        return (
          <span
            key={slug}
            aria-hidden="true"
            lang={lang}
            sx={outlineTitleStyles}
            style={{ left, top, width, height }}
          >
            <i>{title}</i>
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
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-part="past"
      viewBox={`0 0 ${stage.width} ${stage.height}`}
      sx={layerStyles}
    >
      <path d={`M${wall.to.x} ${wall.to.y}L${wall.past.x} ${wall.past.y}`} />
      <text x={(wall.to.x + wall.past.x) / 2} y={wall.past.y + 22} textAnchor="middle">
        {words}
      </text>
    </svg>
  );
}
