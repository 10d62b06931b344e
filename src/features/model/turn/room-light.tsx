import type { ModelView } from '../model-view';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import { seenAt, type Camera, type Place, type Stage } from '../stage/camera';
import { boxAround, Pool, poolAround } from '../stage/pool';
import { cornersOf } from './corners';
import { lightStyles } from './turn.styles';

interface RoomLightProps {
  model: Pick<ModelView, 'bounds' | 'piece' | 'light' | 'placement'>;
  camera: Camera;
  size: Stage;
  /** A lamp that is on. */
  isLit: boolean;
}

/** What light makes of the page: a lit lamp's own, and in the evening that of a lamp above on the floor, or the wall behind. */
export function RoomLight({
  model: { bounds, piece, light, placement },
  camera,
  size,
  isLit,
}: RoomLightProps) {
  const { value } = useColourMode();
  const isEvening = value === 'dark';
  if (!isLit && !isEvening) return null;
  const boxOf = (places: readonly Place[]) => boxAround(places.map((place) => seenAt(camera, size, place)));
  // A pair's light is on both; of what hangs, none is around the lead.
  const around = boxOf(cornersOf(placement === 'wall' ? bounds : piece));
  const isOnFloor = placement === 'floor' || placement === 'table';
  return (
    <div sx={lightStyles}>
      {isLit && (
        <Pool box={isOnFloor ? poolAround(around, light && seenAt(camera, size, middleOf(light))) : around} />
      )}
      {isEvening && isOnFloor && (
        <Pool box={boxOf(cornersOf(bounds).filter(({ y }) => y === bounds.min[1]))} isFaint />
      )}
      {isEvening && placement === 'wall' && !isLit && <Pool box={around} isFaint />}
    </div>
  );
}

const middleOf = ({ min, max }: ModelView['bounds']): Place => ({
  x: (min[0] + max[0]) / 2,
  y: (min[1] + max[1]) / 2,
  z: (min[2] + max[2]) / 2,
});
