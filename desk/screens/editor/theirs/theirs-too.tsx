import { GraveDialog } from '../../../app/parts/grave-dialog';
import type { Question } from '../../../app/parts/use-question';
import { useSay } from '../../../app/words';
import type { Theirs } from './theirs-in';

interface TheirsTooProps {
  what: 'publish' | 'discard';
  question: Question<{ theirs: readonly Theirs[] }>;
  /** What else there is to say of it. */
  after?: string;
}

/** What a colleague has written goes with one's own: it is said whose it is, and which fields, before it is done. */
export function TheirsToo({ what, question: { theirs, onAnswer }, after }: TheirsTooProps) {
  const say = useSay();
  const text = [...theirs.map((one) => say(`theirs.${what}`, { ...one })), ...(after ? [after] : [])];
  return (
    <GraveDialog
      isOpen
      onClose={() => onAnswer(false)}
      title={say(`theirs.${what}Title`)}
      text={text.join(' ')}
      act={say(`theirs.${what}Act`)}
      isLight={what === 'publish'}
      isBusy={false}
      error={null}
      onAct={() => onAnswer(true)}
    />
  );
}
