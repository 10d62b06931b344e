import type { Mounting } from '../../../contract/models/mounting';
import { Line } from './scale-line';
import { PERSON_HEIGHT } from '../scale-labels';
import type { ScaleGeometry } from '../scale-parts';

export function ScaleRoom({ geometry, mounting }: { geometry: ScaleGeometry; mounting: Mounting }) {
  const { width, boxes, overhang, table, ceiling } = geometry;
  const left = Math.min(...boxes.map(({ x }) => x)) - overhang;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + overhang;
  const side = boxes.find(({ name }) => name === 'side');
  return (
    <>
      {ceiling !== undefined && (
        <>
          <Line d={`M0 ${-ceiling}H${width}`} />
          {boxes.map(({ name, x, y, width: across }) => (
            <Line key={name} ink="muted" d={`M${x + across / 2} ${-ceiling}V${y}`} />
          ))}
        </>
      )}
      {mounting === 'wall' && side && (
        <Line ink="line" d={`M${side.x} 0V${Math.min(-PERSON_HEIGHT, side.y - overhang)}`} />
      )}
      {table !== undefined && (
        <>
          <Line ink="line" d={`M${left + overhang / 2} ${-table}V0M${right - overhang / 2} ${-table}V0`} />
          <Line d={`M${left} ${-table}H${right}`} />
        </>
      )}
      <Line d={`M0 0H${width}`} />
    </>
  );
}
