import { useState } from 'react';
import { ENCODINGS, type Encoding } from '../../../../api/import-export/contract/file/table';
import { Button } from '../../../app/parts/button';
import { useSay } from '../../../app/words';
import { READING } from '../../../theme/lists';
import { readAs, readIn, type ListInHand } from '../hand/list-in-hand';
import { Pick } from './pick';

/** Rows of which one may be that of the headings. */
const FIRST_ROWS = 12;
/** Characters of a row, and places, that are shown. */
const MOST = 48;
const PLACES = 10;

/** How the file was read: sheet, row of headings, encoding, and what is not seen in it; each can be said otherwise. */
export function Reading({ hand: { file, sheet, choice, table } }: { hand: ListInHand }) {
  const say = useSay();
  const [isUnread, setIsUnread] = useState(false);
  const { sheets, encoding, oddWords } = file;
  const {
    rows = [],
    before = 0,
    hiddenRows = [],
    hiddenColumns = [],
    withoutValue = [],
  } = sheets[sheet] ?? {};
  const heads = rows.slice(0, FIRST_ROWS).flatMap((cells, at) => {
    const words = cells.filter((cell) => cell.trim()).join(', ');
    return words ? [{ at, words: words.length > MOST ? `${words.slice(0, MOST)}…` : words }] : [];
  });
  const first = (table?.rows[0]?.number ?? 2) - 2 - before;
  const chosen = choice.headingRow ?? heads.findLast(({ at }) => at <= first)?.at;
  const readInEncoding = (one: string): void => {
    setIsUnread(false);
    import('../read-in-worker')
      .then(({ readInWorker }) => readIn(one as Encoding, readInWorker))
      .catch(() => setIsUnread(true));
  };
  return (
    <div sx={READING}>
      {sheets.length > 1 && (
        <label>
          {say('list.sheet')}{' '}
          <Pick value={sheet} onPick={(at) => readAs({ sheet: Number(at) })}>
            {sheets.map(({ name }, at) => (
              <option key={name} value={at}>
                {name}
              </option>
            ))}
          </Pick>
        </label>
      )}
      {heads.length > 1 && (
        <label>
          {say('list.headings')}{' '}
          <Pick value={chosen ?? ''} onPick={(at) => readAs({ headingRow: Number(at) })}>
            {heads.map(({ at, words }) => (
              <option key={at} value={at}>
                {say('list.headingRow', { number: String(at + before + 1), words })}
              </option>
            ))}
          </Pick>
        </label>
      )}
      {encoding && (
        <label>
          {say('list.encoding')}{' '}
          <Pick value={encoding} onPick={readInEncoding}>
            {ENCODINGS.map((one) => (
              <option key={one} value={one}>
                {say(`list.encoding.${one}`)}
              </option>
            ))}
          </Pick>
        </label>
      )}
      {oddWords.length > 0 && <p data-odd>{say('list.oddWords', { words: oddWords.join(', ') })}</p>}
      {isUnread && <p data-odd>{say('list.unreadable.notAList')}</p>}
      {withoutValue.length > 0 && (
        <p data-odd>
          {say('list.withoutValue', {
            count: withoutValue.length,
            places: withoutValue.slice(0, PLACES).join(', ') + (withoutValue.length > PLACES ? ', …' : ''),
          })}
        </p>
      )}
      {hiddenRows.length + hiddenColumns.length > 0 && (
        <p>
          {say(choice.withHidden ? 'list.hiddenIn' : 'list.hiddenOut', {
            rows: say('list.rows', { count: hiddenRows.length }),
            columns: say('list.columnCount', { count: hiddenColumns.length }),
          })}{' '}
          <Button look="link" onClick={() => readAs({ withHidden: !choice.withHidden })}>
            {say(choice.withHidden ? 'list.leaveHidden' : 'list.takeHidden')}
          </Button>
        </p>
      )}
    </div>
  );
}
