import type { Collection } from '../../../../src/contract/kinds/kinds';
import { referringName } from '../../../app/items/referring-name';
import { textIn } from '../../../app/items/title';
import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useLanguage } from '../../../app/words';
import type { Referring } from '../../../../api/content/contract/publishing';
import type { Question } from '../../../app/parts/use-question';
import type { AskedFirst } from '../acts/news';

/** Of more, nobody reads on. */
const NAMED = 12;

interface TakeOffProps {
  shelf: Collection;
  question: Question<Extract<AskedFirst, { about: 'takingOff' }>>;
}

/** Says first from where else something goes with it that is taken off the site. */
export function TakeOff({ shelf, question }: TakeOffProps) {
  const language = useLanguage();
  const { say, locale } = language;
  const { items, others, onAnswer } = question;
  const [one] = items;
  const count = items.length;
  const what =
    one && count === 1
      ? textIn(one.title, locale).text || say('items.untitled')
      : say(`items.count.${shelf}`, { count });
  const namesOf = (which: readonly Referring[]): string => {
    const names = [...new Set(which.map((other) => referringName(language, other)))];
    const more = names.length - NAMED;
    return [...names.slice(0, NAMED), ...(more > 0 ? [say('items.andMore', { count: more })] : [])].join(
      '; ',
    );
  };
  const [shown, linked] = [false, true].map((are) => namesOf(others.filter(({ isLink }) => isLink === are)));
  const text = [
    say('items.takeOffText', { count }),
    shown && say('items.goesFrom', { count, items: shown }),
    linked && say('items.linksTo', { items: linked }),
  ];
  return (
    <GraveDialog
      isOpen
      onClose={() => onAnswer(false)}
      title={say('items.takeOffTitle', { what })}
      text={text.filter(Boolean).join(' ')}
      act={say('items.takeOff')}
      isBusy={false}
      error={null}
      onAct={() => onAnswer(true)}
    />
  );
}
