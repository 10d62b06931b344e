import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../../api/content/contract/list';
import { Button } from '../../../app/parts/button';
import { Keys } from '../../../app/parts/keys';
import { useSay } from '../../../app/words';
import { FLOOR_CHOSEN } from '../../../theme/shelf/shelf-hand';
import type { useMakeRoom } from '../../rooms/use-make-room';
import { hasFile, isOnSite } from '../acts/shown-in';
import type { Acts } from '../acts/use-acts';

interface SeveralActsProps {
  shelf: Collection;
  items: readonly ListedItem[];
  acts: Acts;
  room: ReturnType<typeof useMakeRoom>;
  canPublish: boolean;
  onDuplicate: (id: string) => void;
  onClear: () => void;
  /** Something was done to these. */
  onDone: (items: readonly ListedItem[]) => void;
}

/** What can be done with those that are chosen: of one alone, on screens without room for the piece in hand, what is done with that. */
export function SeveralActs(props: SeveralActsProps) {
  const { shelf, items, acts, room, canPublish, onDuplicate, onClear, onDone } = props;
  const say = useSay();
  const marked = items.filter(hasFile);
  const [available, sold] = (['available', 'sold'] as const).map((is) =>
    marked.some(({ availability }) => availability === is),
  );
  const withdrawn = items.filter(({ state }) => state === 'withdrawn');
  const waiting = items.filter(({ state }) => state !== 'public' && state !== 'withdrawn');
  const seen = items.filter(isOnSite);
  const only = items.length === 1 ? marked[0] : undefined;
  const mark = (became: 'sold' | 'available') => () => {
    void acts.mark(items, became);
    onDone(marked);
  };
  // They stay selected until it is answered, so that nothing else comes under the pointer meanwhile; others stay so after it.
  const once = (act: Promise<readonly ListedItem[]>): void => void act.then(onDone);
  return (
    <div sx={FLOOR_CHOSEN}>
      {canPublish && available && (
        <Button look="link" onClick={mark('sold')}>
          {say('items.markSold')}
        </Button>
      )}
      {canPublish && sold && (
        <Button look="link" onClick={mark('available')}>
          {say('items.markAvailable')}
        </Button>
      )}
      {canPublish && seen.length > 0 && (
        <Button look="link" data-grave isBusy={acts.isBusy} onClick={() => once(acts.withdraw(seen))}>
          {say('items.takeOff')}
        </Button>
      )}
      {canPublish && withdrawn.length > 0 && (
        <Button look="link" isBusy={acts.isBusy} onClick={() => once(acts.publish(withdrawn))}>
          {say('items.putBack')}
        </Button>
      )}
      {only && (
        <Button look="link" onClick={() => onDuplicate(only.id)}>
          {say('acts.duplicate')}
        </Button>
      )}
      {shelf === 'works' && (
        <Button
          look="link"
          isBusy={room.isPending}
          onClick={() => room.mutate({ works: items.map(({ id }) => id) })}
        >
          {say('rooms.make')}
        </Button>
      )}
      <button type="button" data-keys aria-keyshortcuts="Escape" onClick={onClear}>
        {say('items.unchoose')} <Keys of="esc" />
      </button>
      {canPublish && waiting.length > 0 && (
        <Button isBusy={acts.isBusy} onClick={() => once(acts.publish(waiting))}>
          {say('items.publish', { count: waiting.length })}
        </Button>
      )}
    </div>
  );
}
