import type { ReactNode } from 'react';
import { useMe } from '../../app/data';
import { useQuestion } from '../../app/parts/use-question';
import { useLanguage } from '../../app/words';
import { writersOf } from '../../../api/content/contract/writers';
import { useEditor, useEditState } from '../../editing/editor-context';
import { theirsIn, type Theirs } from '../editor/theirs/theirs-in';
import { TheirsToo } from '../editor/theirs/theirs-too';

interface UseTheirs {
  asked: ReactNode;
  /** Writes the fields over: at once where they are one's own, so that what slides up then is not pressed as well. */
  take: (paths: readonly string[], work: () => void) => void;
}

/** Asks before fields are written over in which a colleague has written what is not public yet. */
export function useTheirs(): UseTheirs {
  const language = useLanguage();
  const { name: me } = useMe();
  const { shelf, id } = useEditor();
  const { item } = useEditState();
  const [question, ask] = useQuestion<{ theirs: readonly Theirs[] }>();
  return {
    asked: question && (
      <TheirsToo what="discard" {...{ question }} after={language.say('theirs.comesBack')} />
    ),
    take(paths, work) {
      const isTaken = ({ path }: { path: string }): boolean => paths.some((one) => overlap(one, path));
      const writers = writersOf((item.draft?.changes ?? []).filter(isTaken));
      const theirs = theirsIn([{ shelf, id, writers }], me, language);
      if (theirs.length === 0) work();
      else void ask({ theirs }).then((isWanted) => isWanted && work());
    },
  };
}

/** A change of a field, of a part of it, or of what it is a part of. */
const overlap = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
