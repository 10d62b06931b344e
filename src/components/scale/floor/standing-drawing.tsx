import { diagonals, outline } from '../drawing/box-paths';
import { PERSON_PATH, PERSON_WIDTH } from '../drawing/person-path';
import { INK, Line } from '../drawing/scale-line';
import { PERSON_HEIGHT } from '../scale-labels';
import { OVERHANG, type Standing } from './standing';

/** Its words stand beside it. */
const unseen = { 'aria-hidden': true, focusable: false, fill: 'none' } as const;

/** A work's front in true proportion; its feet are at the lower edge. */
export function StandingDrawing({ standing }: { standing: Standing }) {
  const { width, top, boxes, table, ceiling } = standing;
  const left = Math.min(...boxes.map(({ x }) => x)) - OVERHANG;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + OVERHANG;
  return (
    <svg {...unseen} viewBox={`0 ${-top} ${width || 1} ${top}`}>
      {ceiling !== undefined && (
        <>
          <Line d={`M${left} ${-ceiling}H${right}`} />
          {boxes.map(({ x, y, width: across }) => (
            <Line key={x} ink="muted" d={`M${x + across / 2} ${-ceiling}V${y}`} />
          ))}
        </>
      )}
      {table !== undefined && (
        <>
          <Line ink="line" d={`M${left + 6} ${-table}V0M${right - 6} ${-table}V0`} />
          <Line d={`M${left} ${-table}H${right}`} />
        </>
      )}
      {boxes.map((box) => (
        <g key={box.x} data-part="box">
          <Line ink="line" d={diagonals(box)} />
          <Line d={outline(box)} strong={box.width * box.height === 0} />
        </g>
      ))}
    </svg>
  );
}

export function PersonDrawing() {
  return (
    <svg {...unseen} viewBox={`0 ${-PERSON_HEIGHT} ${PERSON_WIDTH} ${PERSON_HEIGHT}`}>
      <path fill={INK.line} fillRule="evenodd" transform={`translate(${PERSON_WIDTH / 2})`} d={PERSON_PATH} />
    </svg>
  );
}
