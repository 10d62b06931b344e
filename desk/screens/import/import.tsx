import { useEffect, useRef, useState } from 'react';
import { useLetters } from '../../app/letters/letter-keys';
import { State } from '../../app/parts/state';
import { PICTURES } from '../../app/uploads/dropped-files';
import { useSay } from '../../app/words';
import { Entry, type ListNews } from './entry';
import { useListInHand } from './hand/list-in-hand';
import { useFiles } from './hand/use-files';
import { ListAtHand } from './list-at-hand';

/** Lists of works are brought in here, and copies of the catalogue taken away. */
export function Import() {
  const say = useSay();
  const hand = useListInHand();
  const { take, reading, fault, isOver } = useFiles();
  const [news, setNews] = useState<ListNews>();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = () => chooser.current?.click();
  useFromTheTop(hand !== undefined);
  useLetters([{ letter: 'u', word: 'list.choose', act: choose }]);
  const underWay = isOver ? say('list.letGo') : reading ? say('list.reading') : undefined;
  const wrong = fault && <State is="refused">{say(`list.unreadable.${fault}`)}</State>;
  return (
    <>
      {hand ? (
        <ListAtHand
          hand={hand}
          waiting={underWay}
          wrong={wrong}
          onFiles={take}
          onDone={(list) => setNews({ is: 'in', list })}
        />
      ) : (
        <Entry
          {...{ news }}
          words={underWay ?? wrong}
          isReading={reading !== undefined}
          onNews={setNews}
          onChoose={choose}
          onFiles={take}
        />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={`.csv,.tsv,.txt,.xlsx,${PICTURES}`}
        aria-label={say('list.choose')}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

/** What had the focus is gone with the list that was chosen, brought in or put away. */
function useFromTheTop(isInHand: boolean): void {
  const was = useRef(isInHand);
  useEffect(() => {
    if (was.current === isInHand) return;
    was.current = isInHand;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [isInHand]);
}
