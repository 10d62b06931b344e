import { diffWordsWithSpace, type Change } from 'diff';
import { Button } from '../../app/parts/button';
import { useSay } from '../../app/words';
import { CHANGED_FIELD } from '../../theme/editor/history';

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
  const parts = differences(before, after);
  const language = lang === 'fr' || lang === 'en' ? lang : undefined;
  return (
    <article sx={CHANGED_FIELD}>
      <h3>{label}</h3>
      <div>
        <small>{heads.before}</small>
        <p lang={language} aria-label={heads.before}>
          {parts.map(({ value, added, removed }, index) =>
            added ? null : removed ? <del key={index}>{value}</del> : value,
          )}
        </p>
      </div>
      <div>
        <small>{heads.after}</small>
        <p lang={language} aria-label={heads.after}>
          {parts.map(({ value, added, removed }, index) =>
            removed ? null : added ? <ins key={index}>{value}</ins> : value,
          )}
        </p>
      </div>
      {onTake && (
        <Button look="link" aria-label={`${say('history.takeBack')}: ${label}`} onClick={onTake}>
          {say('history.takeBack')}
        </Button>
      )}
    </article>
  );
}

/**
 * Word by word; of an amount or another figure all of it, since a part says nothing. Spaces count: `diffWords` takes those of
 * what both have from the later text, so that before `[italic: Oak] sideboard` stood `Oaksideboard`.
 */
const differences = (before: string, after: string): Change[] =>
  /\p{L}/u.test(before + after)
    ? diffWordsWithSpace(before, after)
    : [...diffWordsWithSpace(before, ''), ...diffWordsWithSpace('', after)];
