import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useSay } from '../../../app/words';
import { useEditor } from '../../../editing/editor-context';
import { useReferring } from './use-referring';

interface WithdrawalProps {
  isBusy: boolean;
  onWithdraw: () => void;
  onClose: () => void;
}

/** Says first what names the item. */
export function Withdrawal({ isBusy, onWithdraw, onClose }: WithdrawalProps) {
  const say = useSay();
  const { isKnown, error, namesOf } = useReferring(useEditor());
  const named = namesOf(({ isLink }) => !isLink);
  const textOf = (): string => {
    if (!isKnown && !error) return say('wait');
    return say('editor.withdrawText') + (named && ` ${say('acts.namedBy', { items: named })}`);
  };
  return (
    <GraveDialog
      isOpen
      onClose={onClose}
      title={say('editor.withdrawTitle')}
      text={textOf()}
      act={say('editor.withdraw')}
      isBusy={isBusy}
      error={error}
      onAct={onWithdraw}
    />
  );
}
