import { GraveDialog } from '../../../app/parts/grave-dialog';
import type { Question } from '../../../app/parts/use-question';
import { useSay, type Say } from '../../../app/words';
import type { Own, Theirs } from './theirs-in';

type What = 'publish' | 'discard';

interface TheirsTooProps {
  what: What;
  question: Question<{ theirs: readonly Theirs[] }>;
  /** What one has written oneself; `onAct` does it with that alone. */
  own?: (Own & { onAct: () => void }) | undefined;
  /** What else there is to say of it. */
  after?: string | undefined;
}

/** What a colleague has written goes with one's own: it is said whose it is, and which fields, before it is done. */
export function TheirsToo({ what, question: { theirs, onAnswer }, own, after }: TheirsTooProps) {
  const say = useSay();
  const text = [
    ...theirs.map((one) => say(`theirs.${what}`, { ...one })),
    ...(own ? [wordsOf(own, { what, theirs }, say)] : []),
    ...(after ? [after] : []),
  ];
  return (
    <GraveDialog
      isOpen
      onClose={() => onAnswer(false)}
      title={say(`theirs.${what}Title`)}
      text={text}
      act={say(`theirs.${what}Act`)}
      instead={own?.isAlone ? { act: say(`theirs.${what}OwnAct`), onAct: own.onAct } : undefined}
      isLight={what === 'publish'}
      isBusy={false}
      error={null}
      onAct={() => onAnswer(true)}
    />
  );
}

function wordsOf(
  { isAlone, fields }: Own,
  { what, theirs }: { what: What; theirs: readonly Theirs[] },
  say: Say,
): string {
  const names = theirs.map(({ name }) => name).reduce((before, after) => say('join.list', { before, after }));
  return say(isAlone ? `theirs.${what}Own` : `theirs.${what}Shared`, { fields, names });
}
