import type { ModelView } from '../model-view';
import { useColourMode } from '../../colour-mode/colour-mode-provider';
import { seenAt, type Camera, type Place, type Stage } from '../stage/camera';
import { boxAround, Pool } from '../stage/pool';
import { cornersOf } from './corners';
import { lightStyles } from './turn.styles';

interface RoomLightProps {
  model: Pick<ModelView, 'bounds' | 'piece' | 'placement'>;
  camera: Camera;
  size: Stage;
  /** A lamp that is on. */
  isLit: boolean;
}

/** What light makes of the page: a lit lamp's own, and in the evening that of a lamp above on the floor, or the wall behind. */
export function RoomLight({ model: { bounds, piece, placement }, camera, size, isLit }: RoomLightProps) {
  const { value } = useColourMode();
  const isEvening = value === 'dark';
  if (!isLit && !isEvening) return null;
  const boxOf = (places: readonly Place[]) => boxAround(places.map((place) => seenAt(camera, size, place)));
  // A pair's light is on both; of what hangs, none is around the lead.
  const around = boxOf(cornersOf(placement === 'wall' ? bounds : piece));
  const isOnFloor = placement === 'floor' || placement === 'table';
  return (
    <div sx={lightStyles}>
      {isLit && <Pool box={isOnFloor ? { ...around, height: around.height / 2 } : around} />}
      {isEvening && isOnFloor && (
        <Pool box={boxOf(cornersOf(bounds).filter(({ y }) => y === bounds.min[1]))} isFaint />
      )}
      {isEvening && placement === 'wall' && !isLit && <Pool box={around} isFaint />}
    </div>
  );
}
