import { Keys } from '../../../app/parts/keys';
import { useSay } from '../../../app/words';
import { WALL_KEYS } from '../../../theme/shelf/wall';

export function WallKeys() {
  const say = useSay();
  return (
    <span sx={WALL_KEYS}>
      <span>
        <Keys of={say('items.space')} /> {say('items.keysTake')}
      </span>
      <span>
        <Keys of="← →" /> {say('items.keysMove')}
      </span>
      <span>
        <Keys of="esc" /> {say('items.keysBack')}
      </span>
    </span>
  );
}
