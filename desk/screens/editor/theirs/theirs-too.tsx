import { GraveDialog } from '../../../app/parts/grave-dialog';
import type { Question } from '../../../app/parts/use-question';
import { useLanguage, type Language } from '../../../app/words';
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
  const language = useLanguage();
  const { say } = language;
  const text = [
    ...theirs.map((one) => say(`theirs.${what}`, { ...one })),
    ...(own ? [wordsOf(own, { what, theirs }, language)] : []),
    ...(after ? [after] : []),
  ];
  const all = { act: say(`theirs.${what}Act`), onAct: () => onAnswer(true) };
  const mine = own?.isAlone ? { act: say(`theirs.${what}OwnAct`), onAct: own.onAct } : undefined;
  // Nobody's work is thrown away by the button that comes first, where one's own can be told from it.
  const acts =
    mine && what === 'discard'
      ? { ...mine, instead: { ...all, isGrave: true }, isLight: true }
      : { ...all, instead: mine, isLight: what === 'publish' };
  return (
    <GraveDialog
      isOpen
      onClose={() => onAnswer(false)}
      title={say(`theirs.${what}Title`)}
      text={text}
      {...acts}
      isBusy={false}
      error={null}
    />
  );
}

function wordsOf(
  { isAlone, fields }: Own,
  { what, theirs }: { what: What; theirs: readonly Theirs[] },
  { say, names }: Pick<Language, 'say' | 'names'>,
): string {
  const all = names(theirs.map(({ name }) => name));
  return say(isAlone ? `theirs.${what}Own` : `theirs.${what}Shared`, { fields, names: all });
}
