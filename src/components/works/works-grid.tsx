import type { ReactNode } from 'react';
import { pictureSizes } from '../../media/picture-sizes';
import { isPortrait, isSquare } from '../../media/picture-view';
import { hang, WALLS, type Place } from './hang';
import type { WorkCardView } from './work-card-view';
import { WorkFigure } from './work-figure';
import { figureStyles, gridStyles } from './works-grid.styles';

const SIZES = pictureSizes('100vw', { columns6: '50vw', columns12: '33vw' });

interface WorksGridProps {
  works: readonly WorkCardView[];
  /** How many pictures are on the first screen and must not wait. */
  eager?: number;
  /** What the links leave in the browser's history. */
  state?: Readonly<Record<string, unknown>>;
  /** See WorkFigure. */
  control?: (work: WorkCardView) => ReactNode;
}

/** Works in the gallery's order, each row standing on one line (design page, 'The floor'). */
export function WorksGrid({ works, eager = 0, state, control }: WorksGridProps) {
  const portraits = works.map(({ picture }) => !picture || isPortrait(picture) || isSquare(picture));
  const places = {
    narrow: hang(portraits, WALLS.narrow),
    medium: hang(portraits, WALLS.medium),
    wide: hang(portraits, WALLS.wide),
  };
  return (
    <ul sx={gridStyles}>
      {works.map((work, index) => (
        <li
          key={work.path}
          data-narrow={reachOf(places.narrow[index])}
          style={placeProperties(places, index)}
          sx={figureStyles}
        >
          <WorkFigure
            work={work}
            sizes={SIZES}
            eager={index < eager}
            state={state}
            control={control?.(work)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Which edges of a phone a piece reaches: both when it is wide, one when it is tall and alone, none beside another. */
const reachOf = (place: Place | undefined) => place?.alone ?? (place?.span === 2 ? 'both' : undefined);

/** The places as custom properties, so that one style serves every piece. */
function placeProperties(
  places: Record<keyof typeof WALLS, ReturnType<typeof hang>>,
  index: number,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(places).map(([wall, all]) => {
      const place = all[index];
      return [`--${wall}`, place ? `${place.column} / span ${place.span}` : 'auto'];
    }),
  );
}
