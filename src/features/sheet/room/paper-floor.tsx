import type { ThemeUICSSObject } from 'theme-ui';
import { PERSON_WIDTH } from '../../../components/scale/drawing/person-path';
import { PersonDrawing, StandingDrawing } from '../../../components/scale/floor/standing-drawing';
import { withoutPicture, type Standing } from '../../../components/scale/floor/standing';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';
import { mm, pt } from '../paper/sheet-measures';
import { floorRows, FOOT, GAP, workWidth } from './floor-rows';

const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'flex-end',
  '& > span': { flex: 'none', display: 'block', position: 'relative' },
  '& > span > span': { display: 'block', position: 'absolute', bottom: 0 },
  '& svg': { width: '100%', height: '100%', overflow: 'visible', maxWidth: 'none' },
};

const lineStyles: ThemeUICSSObject = {
  // No shorthand: a copied style sheet loses one whose width is calculated.
  borderTopWidth: mm(0.26),
  borderTopStyle: 'solid',
  borderTopColor: 'text',
  display: 'flex',
  height: mm(FOOT),
  pt: mm(1),
  fontSize: pt(7.9),
  lineHeight: 1.3,
  color: 'muted',
  '& > span': { flex: 'none', display: 'block' },
};

interface PaperFloorProps {
  standings: readonly (Standing | undefined)[];
  /** mm */
  width: number;
  height: number;
}

/** All works at one scale, numbered as their pages are, each row beside a person. */
export function PaperFloor({ standings, width, height }: PaperFloorProps) {
  const bare = standings.map((standing) => standing && withoutPicture(standing));
  const { scale, rows } = floorRows(bare, { width, height });
  const begin = (PERSON_WIDTH + GAP) * scale;
  return (
    <div aria-hidden="true">
      {rows.map(({ works, tallest }) => (
        <div key={works[0]}>
          <div sx={rowStyles} style={{ height: mm(tallest * scale) }}>
            <span style={{ width: mm(begin), height: mm(PERSON_HEIGHT * scale) }}>
              <span style={{ width: mm(PERSON_WIDTH * scale), height: '100%' }}>
                <PersonDrawing />
              </span>
            </span>
            {works.map((index) => (
              <span key={index} style={{ width: mm(workWidth(bare[index], scale)), height: '100%' }}>
                <PlacedWork standing={bare[index]} scale={scale} />
              </span>
            ))}
          </div>
          <div sx={lineStyles}>
            <span style={{ width: mm(begin) }} />
            {works.map((index) => (
              <span key={index} style={{ width: mm(workWidth(bare[index], scale)) }}>
                {index + 1}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function PlacedWork({ standing, scale }: { standing: Standing | undefined; scale: number }) {
  if (!standing) return null;
  return (
    <span style={{ width: mm(Math.max(1, standing.width) * scale), height: mm(standing.top * scale) }}>
      <StandingDrawing standing={standing} />
    </span>
  );
}
