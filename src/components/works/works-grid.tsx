import type { ReactNode } from 'react';
import { acrossColumns, pictureSizes } from '../../media/picture-sizes';
import { isPortrait, isSquare } from '../../media/picture-view';
import { hang, WALLS, type Place } from './wall-layout';
import { keepTrail } from './trail';
import type { WorkCardView } from './work-card-view';
import { WorkFigure } from './work-figure';
import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW, FROM, SMALL_PHONE } from '../../theme/tokens';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const gridStyles: ThemeUICSSObject = {
  display: 'grid',
  columnGap: 'gutter',
  rowGap: 0,
  isolation: 'isolate',
  gridTemplateColumns: columns(2),
  [FROM.columns6]: { gridTemplateColumns: columns(6) },
  [FROM.columns12]: { gridTemplateColumns: columns(12) },
  '@media print': { gridTemplateColumns: columns(12) },
};

/** Pictures end and labels begin at the same grid line, whatever their heights. */
const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gridColumn: 'var(--narrow)',
  pb: 'row',
  '& > div': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  [`@media screen and ${BELOW.columns6}`]: {
    '&[data-narrow=left]': { mr: '30%' },
    '&[data-narrow=right]': { ml: '30%' },
  },
  // On the first screen the words stand beside the search button, which steps aside for the mark alone.
  [SMALL_PHONE]: {
    '[data-first] > &:first-of-type[data-narrow=wide] > div > a > :last-of-type': { pr: 'clearOfSearch' },
  },
  [FROM.columns6]: { gridColumn: 'var(--medium)' },
  [FROM.columns12]: { gridColumn: 'var(--wide)' },
  '@media print': { gridColumn: 'var(--wide)', breakInside: 'avoid' },
};

type Places = Record<keyof typeof WALLS, ReturnType<typeof hang>>;

interface WorksGridProps {
  works: readonly WorkCardView[];
  /** Number of pictures on the first screen, which load eagerly. */
  eager?: number;
  state?: Readonly<Record<string, unknown>>;
  /** Path of the list's next part. */
  next?: string | undefined;
  /** Whether opening a work stores this list as its trail; true by default. */
  isTrail?: boolean;
  control?: (work: WorkCardView) => ReactNode;
}

export function WorksGrid({ works, eager = 0, state, next, isTrail = true, control }: WorksGridProps) {
  const portraits = works.map(({ picture }) => !picture || isPortrait(picture) || isSquare(picture));
  const places = {
    narrow: hang(portraits, WALLS.narrow),
    medium: hang(portraits, WALLS.medium),
    wide: hang(portraits, WALLS.wide),
  };
  return (
    <ul sx={gridStyles} data-next={next} data-first={eager > 0 ? '' : undefined}>
      {works.map((work, index) => (
        <li
          key={work.path}
          data-narrow={rowOf(places.narrow[index])}
          style={placeProperties(places, index)}
          sx={figureStyles}
        >
          <WorkFigure
            work={work}
            sizes={sizesOf(places, index)}
            eager={index < eager}
            state={state}
            onOpen={isTrail ? keepTrail : undefined}
            control={control?.(work)}
          />
        </li>
      ))}
    </ul>
  );
}

const sizesOf = ({ narrow, medium, wide }: Places, index: number): string =>
  pictureSizes(PHONE_WIDTHS[rowOf(narrow[index]) ?? 'beside'], {
    columns6: acrossColumns(2 * (medium[index]?.span ?? 0)),
    columns12: acrossColumns(wide[index]?.span ?? 0),
  });

const PHONE_WIDTHS = { wide: acrossColumns(12), left: '65vw', right: '65vw', beside: acrossColumns(6) };

/** Undefined for a piece that shares its row on phones. */
const rowOf = (place: Place | undefined) =>
  place?.alone ?? (place?.span === 2 ? ('wide' as const) : undefined);

function placeProperties(places: Places, index: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(places).map(([wall, all]) => {
      const place = all[index];
      return [`--${wall}`, place ? `${place.column} / span ${place.span}` : 'auto'];
    }),
  );
}
