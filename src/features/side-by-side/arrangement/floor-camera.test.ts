import { seenAt } from '../../model/stage/camera';
import { floorCamera } from './floor-camera';

const STAGE = { width: 1440, height: 700 };
const extent = { left: 0, right: 460 };

describe('the camera of a floor', () => {
  it('has the feet on one line at three quarters of the height, and the middle in the middle', () => {
    const camera = floorCamera({ extent, top: 170 }, STAGE);
    const feet = seenAt(camera, STAGE, { x: 2.3, y: 0, z: 0 });
    expect(feet.x).toBeCloseTo(720);
    expect(feet.y / STAGE.height).toBeCloseTo(0.75, 1);
    expect(seenAt(camera, STAGE, { x: 0, y: 0, z: 0 }).y).toBeCloseTo(feet.y);
  });

  it.each([
    [{ left: 0, right: 60 }, 170],
    [{ left: 0, right: 460 }, 250],
    [{ left: -300, right: 1500 }, 170],
    [{ left: 0, right: 100 }, 420],
  ])('sees all of %j, %i cm high', (all, top) => {
    const camera = floorCamera({ extent: all, top }, STAGE);
    for (const x of [all.left / 100, all.right / 100])
      for (const y of [0, top / 100]) {
        const point = seenAt(camera, STAGE, { x, y, z: 0 });
        expect(point.x).toBeGreaterThanOrEqual(0);
        expect(point.x).toBeLessThanOrEqual(STAGE.width);
        expect(point.y).toBeGreaterThanOrEqual(0);
        expect(point.y).toBeLessThanOrEqual(STAGE.height);
      }
  });

  it('sees what is nearer lower and larger', () => {
    const camera = floorCamera({ extent, top: 170 }, STAGE);
    const [line, near] = [0, 0.4].map((z) => seenAt(camera, STAGE, { x: 1, y: 0, z }));
    expect(near!.y).toBeGreaterThan(line!.y);
    expect(near!.metre).toBeGreaterThan(line!.metre);
  });
});
