import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useLanguage } from '../../../app/words';

export type Asked = 'withdraw' | 'newLink' | 'delete' | 'discardChanges';

interface Act {
  isBusy: boolean;
  error: unknown;
  act: () => void;
}

interface RoomDialogsProps {
  asked: Asked | undefined;
  onClose: () => void;
  acts: Readonly<Record<Asked, Act>>;
  /** Whose changes its client does not see yet. */
  changedBy: readonly string[];
}

/** Each says what the client will find. */
export function RoomDialogs({ asked, onClose, acts, changedBy }: RoomDialogsProps) {
  const { say, names } = useLanguage();
  const shownWith = changedBy.length > 0 ? say('room.newLinkWaits', { names: names(changedBy) }) : '';
  return (['withdraw', 'newLink', 'delete', 'discardChanges'] as const).map((one) => (
    <GraveDialog
      key={one}
      isOpen={asked === one}
      onClose={onClose}
      title={say(`room.${one}Title`)}
      text={[say(`room.${one}Text`), one === 'newLink' && shownWith].filter(Boolean).join(' ')}
      act={say(`room.${one}`)}
      isBusy={acts[one].isBusy}
      error={acts[one].error}
      onAct={acts[one].act}
    />
  ));
}
