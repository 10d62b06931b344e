import { Keys } from '../../../app/parts/keys';
import { useSay } from '../../../app/words';
import { WALL_KEYS } from '../../../theme/shelf/wall';

export function WallKeys() {
  const say = useSay();
  return (
    <span sx={WALL_KEYS}>
      <span>
        {say('items.keysTake')} <Keys of={say('items.space')} />
      </span>
      <span>
        {say('items.keysMove')} <Keys of="← →" />
      </span>
      <span>
        {say('items.keysEnds')} <Keys of={say('items.homeEnd')} />
      </span>
      <span>
        {say('items.keysBack')} <Keys of="esc" />
      </span>
    </span>
  );
}
