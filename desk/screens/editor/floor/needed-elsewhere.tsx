import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useSay } from '../../../app/words';
import type { OfItem } from '../../../../api/content/contract/item';
import { useEditor } from '../../../editing/editor-context';
import { useReferring } from './use-referring';

interface NeededElsewhereProps {
  /** Items that could not stay public. */
  by: readonly OfItem[];
  onClose: () => void;
}

/** Nothing was published or withdrawn, since others need the item as visitors see it now. */
export function NeededElsewhere({ by, onClose }: NeededElsewhereProps) {
  const say = useSay();
  const { isKnown, error, namesOf } = useReferring(useEditor());
  const isIn = ({ shelf, id }: OfItem): boolean => by.some((one) => one.shelf === shelf && one.id === id);
  const items = namesOf(isIn) || by.map(({ id }) => id).join(', ');
  return (
    <GraveDialog
      isOpen
      onClose={onClose}
      title={say('acts.neededTitle')}
      text={isKnown || error ? say('acts.needed', { items }) : say('wait')}
      act={undefined}
      isBusy={false}
      error={null}
      onAct={onClose}
    />
  );
}
