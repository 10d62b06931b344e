import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../app/parts/button';
import { Floor } from '../../app/shell/floor';
import { useSay } from '../../app/words';
import { valueAt } from '../../../api/content/contract/field-path';
import { useEditor, useEditState } from '../../editing/editor-context';
import { kindOf } from '../../kinds/kinds';
import { ACTIONS } from '../../theme/shelves';
import { labelsOf } from '../editor/label-of';
import { Changes } from './changes';
import { differing } from './in-languages';
import { useTheirs } from './use-theirs';

/** What is written and not public yet, beside what is public, word by word; a field or all of it is as it is public again. */
export function NowShown({ back }: { back: '/' }) {
  const say = useSay();
  const theirs = useTheirs();
  const navigate = useNavigate();
  const { shelf, id, session } = useEditor();
  const { item, values, unsent } = useEditState();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const kind = kindOf(shelf, id);
  const published = item.published ?? {};
  const written = [...(item.draft?.changes ?? []).map(({ path }) => path), ...unsent];
  const paths = differing(kind, published, values, written);
  const take = (which: readonly string[]): void =>
    theirs.take(which, () => {
      session.changeAll(
        which.map((path) => ({ path, value: valueAt(published, path) })),
        { what: 'discarded' },
      );
      void session.flush();
      setTaken(which);
    });
  // Of something new there is nothing to go back to.
  const canTake = item.published !== null;
  return (
    <section aria-label={say('history.nowTitle')}>
      {paths.length === 0 && <p>{say('history.nowSame')}</p>}
      {paths.length > 0 && (
        <Changes
          {...{ kind, paths }}
          title={say('history.nowTitle')}
          before={published}
          after={values}
          heads={{ before: say('history.public'), after: say('history.notPublic') }}
          onTake={(path) => (canTake ? () => take([path]) : undefined)}
        />
      )}
      {theirs.asked}
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
        {taken.length > 0 && say('history.wasTakenBack', { fields: labelsOf(kind, taken, say) })}
      </Floor>
    </section>
  );
}
