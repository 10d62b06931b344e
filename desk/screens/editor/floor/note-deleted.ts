import { forget } from '../../../app/data';
import { bringBack } from '../../../app/items/bring-back';
import { takeAlong } from '../../../app/lists/just-done';
import { faultWords } from '../../../app/parts/fault-text';
import type { Say } from '../../../app/words';
import type { DeletedItem } from '../../../../api/content/contract/deleted';
import type { OfItem } from '../../../../api/content/contract/item';

/** What the next screen says of something that was deleted here, with its way back. */
export function noteDeleted(
  say: Say,
  name: string,
  { version, ...of }: OfItem & { version: number | null } & Pick<DeletedItem, 'isDraft'>,
): void {
  const goBack = (number: number): void => {
    // A second press would be told that it cannot come back.
    takeAlong({ said: say('wait'), takeBack: undefined });
    void bringBack({ ...of, version: number }).then(
      (isBack) =>
        takeAlong({ said: say(isBack ? backWord(of) : 'deleted.itemIsNot', { name }), takeBack: undefined }),
      (error: unknown) => takeAlong({ said: faultWords(say, error), takeBack: () => goBack(number) }),
    );
  };
  void forget('/deleted');
  takeAlong({
    said: say(of.isDraft ? 'acts.draftDiscarded' : 'acts.deleted', { name }),
    takeBack: version === null ? undefined : () => goBack(version),
  });
}

const backWord = ({ isDraft }: Pick<DeletedItem, 'isDraft'>) =>
  isDraft ? ('deleted.draftIsBack' as const) : ('deleted.itemIsBack' as const);
