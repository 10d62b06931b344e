import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { CHANGED_FIELD } from '../../theme/editor/history';
import { WordByWord } from './word-by-word';

interface ChangedProps {
  label: string;
  before: string;
  after: string;
  /** What stands on each side. */
  heads: { before: string; after: string };
  lang: string | undefined;
  onTake: (() => void) | undefined;
}

/** One field as it was and as it became, word by word. */
export function Changed({ label, before, after, heads, lang, onTake }: ChangedProps) {
  const say = useSay();
  const language = LOCALE_CODES.find((code) => code === lang);
  return (
    <article sx={CHANGED_FIELD}>
      <h3>{label}</h3>
      {(['before', 'after'] as const).map((side) => (
        <div key={side}>
          <small>{heads[side]}</small>
          <WordByWord {...{ before, after, side }} lang={language} label={heads[side]} />
        </div>
      ))}
      {onTake && (
        <Button look="link" aria-label={`${say('history.takeBack')}: ${label}`} onClick={onTake}>
          {say('history.takeBack')}
        </Button>
      )}
    </article>
  );
}
