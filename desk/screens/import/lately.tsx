import type { BroughtIn } from '../../../api/import-export/contract/brought-in';
import { Button } from '../../app/parts/button';
import { useLanguage } from '../../app/words';
import { LATELY } from '../../theme/lists';

interface LatelyProps {
  lines: readonly BroughtIn[];
  isBusy: boolean;
  onTakeBack: (list: BroughtIn) => void;
}

/** Lists that are in, and the way back of each. */
export function Lately({ lines, isBusy, onTakeBack }: LatelyProps) {
  const { say, time } = useLanguage();
  if (lines.length === 0) return <p sx={{ variant: 'text.muted', pt: 2 }}>{say('list.noneYet')}</p>;
  return (
    <ul sx={LATELY}>
      {lines.map((list) => {
        const { number, name, at, by, made, changed, creators, takenBack } = list;
        const what = [
          made > 0 && say('list.made', { count: made }),
          changed > 0 && say('list.changedWorks', { count: changed }),
          creators > 0 && say('list.creators', { count: creators }),
        ].filter(Boolean);
        return (
          <li key={number}>
            <span>
              {name}
              <small>
                {say('list.byWhom', { time: time(at), name: by })} · {what.join(', ')}
              </small>
            </span>
            {takenBack ? (
              <small>{say('list.takenBackBy', { time: time(takenBack.at), name: takenBack.by })}</small>
            ) : (
              <Button
                look="link"
                isBusy={isBusy}
                aria-label={say('list.takeBackOf', { name })}
                onClick={() => onTakeBack(list)}
              >
                {say('items.takeBack')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
