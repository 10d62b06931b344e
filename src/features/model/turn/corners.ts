import { PERSON_WIDTH } from '../../../components/scale/drawing/person-path';
import { placementOf } from '../../../components/scale/placement';
import { PERSON_HEIGHT } from '../../../components/scale/scale-labels';
import type { Box } from '../../../contract/models/model';
import type { ModelView } from '../model-view';
import { axesOf, type Camera, type Place } from '../stage/camera';

/** m from the piece to the person: beside it, and behind it, as the eye has it. */
const BESIDE = 0.4;
const BEHIND = 0.3;

export const cornersOf = ({ min, max }: Box): Place[] =>
  [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => ({ x, y, z }))),
  );

/** Where a person stands to the left of all that a model shows, wherever the eye is. It hangs as in the drawing to scale. */
export function personBeside(
  { bounds, placement }: Pick<ModelView, 'bounds' | 'placement'>,
  { theta }: Pick<Camera, 'theta'>,
): { feet: Place; sides: Place[] } {
  const height = (bounds.max[1] - bounds.min[1]) * 100;
  const floor = bounds.min[1] - placementOf(placement, height).bottom / 100;
  const { right, out } = axesOf({ theta, phi: Math.PI / 2 });
  const across = cornersOf(bounds).map(({ x, z }) => x * right.x + z * right.z);
  const left = Math.min(...across) - BESIDE - PERSON_WIDTH / 200;
  const at = (along: number, up: number): Place => ({
    x: along * right.x - BEHIND * out.x,
    y: floor + up,
    z: along * right.z - BEHIND * out.z,
  });
  const half = PERSON_WIDTH / 200;
  return {
    feet: at(left, 0),
    sides: [left - half, left + half].flatMap((along) => [at(along, 0), at(along, PERSON_HEIGHT / 100)]),
  };
}
