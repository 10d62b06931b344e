import { standingOf } from '../../../components/scale/floor/standing';
import { floorRows, heightOf } from './floor-rows';

const lamp = standingOf({ scale: { height: 160, width: 88, mounting: 'floor' } });
const pendant = standingOf({ scale: { height: 40, width: 60, mounting: 'ceiling' } });
const sofa = standingOf({ scale: { height: 80, width: 240, mounting: 'floor' } });
const A4 = { width: 180, height: 120 };

describe('floorRows', () => {
  it('stands a few works on one line, as large as the paper lets them be', () => {
    const { scale, rows } = floorRows([lamp, sofa, pendant], { width: 180, height: 200 });
    expect(rows).toEqual([{ works: [0, 1, 2], tallest: 250 }]);
    expect(scale).toBeGreaterThan(0.3);
  });

  it('takes more lines, and smaller ones, for many: none is lost, and all have room', () => {
    for (const count of [1, 12, 60, 100]) {
      const made = floorRows(
        Array.from({ length: count }, (_, at) => [lamp, sofa, pendant][at % 3]),
        A4,
      );
      expect(made.rows.flatMap(({ works }) => works)).toEqual(Array.from({ length: count }, (_, at) => at));
      expect(heightOf(made)).toBeLessThanOrEqual(A4.height);
    }
  });

  it('keeps a place for a work that was never measured', () => {
    expect(floorRows([undefined], A4).rows).toEqual([{ works: [0], tallest: 170 }]);
    expect(floorRows([], A4).rows).toEqual([]);
  });
});
