import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useSay } from '../../../app/words';

export type Asked = 'withdraw' | 'newLink' | 'delete';

interface Act {
  isBusy: boolean;
  error: unknown;
  act: () => void;
}

interface RoomDialogsProps {
  asked: Asked | undefined;
  onClose: () => void;
  acts: Readonly<Record<Asked, Act>>;
}

/** Each says what the client will find. */
export function RoomDialogs({ asked, onClose, acts }: RoomDialogsProps) {
  const say = useSay();
  return (['withdraw', 'newLink', 'delete'] as const).map((one) => (
    <GraveDialog
      key={one}
      isOpen={asked === one}
      onClose={onClose}
      title={say(`room.${one}Title`)}
      text={say(`room.${one}Text`)}
      act={say(`room.${one}`)}
      isBusy={acts[one].isBusy}
      error={acts[one].error}
      onAct={acts[one].act}
    />
  ));
}
