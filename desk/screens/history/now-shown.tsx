import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../app/parts/button';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import { isSame, valueAt } from '../../contract/items/field-path';
import { useEditor, useEditState } from '../../editing/editor-context';
import { kindOf } from '../../kinds/kinds';
import { ACTIONS } from '../../theme/shelves';
import { labelOf, textAt } from '../editor/label-of';
import { Changed } from './changed';

/** What is written and not public yet, beside what is public, word by word; a field or all of it is as it is public again. */
export function NowShown({ back }: { back: '/' }) {
  const language = useLanguage();
  const { say } = language;
  const navigate = useNavigate();
  const { shelf, id, session } = useEditor();
  const { item, values, unsent } = useEditState();
  const [isTaken, setIsTaken] = useState(false);
  const kind = kindOf(shelf, id);
  const published = item.published ?? {};
  const written = [...(item.draft?.changes ?? []).map(({ path }) => path), ...unsent];
  const paths = [...new Set(written)].filter(
    (path) => !isSame(valueAt(published, path), valueAt(values, path)),
  );
  const take = (which: readonly string[]): void => {
    session.changeAll(which.map((path) => ({ path, value: valueAt(published, path) })));
    void session.flush();
    setIsTaken(true);
  };
  // Of something new there is nothing to go back to.
  const canTake = item.published !== null;
  return (
    <section aria-label={say('history.nowTitle')}>
      {paths.length === 0 && <p>{say('history.nowSame')}</p>}
      {paths.map((path) => (
        <Changed
          key={path}
          label={labelOf(kind, path, say)}
          before={textAt(kind, path, published, language)}
          after={textAt(kind, path, values, language)}
          heads={{ before: say('history.public'), after: say('history.notPublic') }}
          lang={path.split('.').at(-1)}
          onTake={canTake ? () => take([path]) : undefined}
        />
      ))}
      <Floor
        actions={
          <div sx={ACTIONS}>
            {canTake && paths.length > 1 && (
              <Button look="link" onClick={() => take(paths)}>
                {say('history.takeAllBack')}
              </Button>
            )}
            <Button onClick={() => void navigate({ to: back, search: true })}>{say('history.toForm')}</Button>
          </div>
        }
      >
        {isTaken && say('history.wasTakenBack')}
      </Floor>
    </section>
  );
}
