import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAnswer } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useLanguage } from '../../app/words';
import { isSame, valueAt } from '../../contract/items/field-path';
import type { Version } from '../../contract/items/publishing';
import { useEditor, useEditState } from '../../editing/editor-context';
import { pathOfItem } from '../../editing/use-session';
import { kindOf } from '../../kinds/kinds';
import { ACTIONS } from '../../theme/shelves';
import { labelOf, textAt } from '../editor/label-of';
import { Changed } from './changed';

/** Never brought back: publishing sets them. */
const OWN = ['updated_at', 'status'];

interface VersionShownProps {
  number: number;
  /** The editor's address. */
  back: '/';
}

/** What one version changed, word by word; a field or all of it becomes a change that is not public yet. */
export function VersionShown({ number, back }: VersionShownProps) {
  const language = useLanguage();
  const { say } = language;
  const navigate = useNavigate();
  const { shelf, id, session } = useEditor();
  const { values } = useEditState();
  const { data, error } = useAnswer<Version>(`${pathOfItem({ shelf, id })}/history/${number}`);
  const [isRestored, setIsRestored] = useState(false);
  if (!data) return <FaultText error={error} />;
  const { before, paths } = data;
  const after = data.values ?? {};
  const own = paths.filter((path) => !OWN.includes(path));
  // All that a version says, also what was not in it yet.
  const all = [...new Set([...Object.keys(after), ...Object.keys(values)])].filter(
    (path) => !OWN.includes(path),
  );
  const differs = all.filter((path) => !isSame(valueAt(after, path), valueAt(values, path)));
  const undone = before ? own.filter((path) => !isSame(valueAt(before, path), valueAt(values, path))) : [];
  const take = (changes: { path: string; value: unknown }[]): void => {
    session.changeAll(changes);
    void session.flush();
    setIsRestored(true);
  };
  const kind = kindOf(shelf, id);
  return (
    <section aria-label={say('history.title')}>
      {!before && <p>{say('history.first')}</p>}
      {own.length === 0 && <p>{say('history.same')}</p>}
      {before &&
        own.map((path) => (
          <Changed
            key={path}
            label={labelOf(kind, path, say)}
            before={textAt(kind, path, before, language)}
            after={textAt(kind, path, after, language)}
            heads={{ before: say('history.before'), after: say('history.after') }}
            lang={path.split('.').at(-1)}
            onTake={
              isSame(valueAt(before, path), valueAt(values, path))
                ? undefined
                : () => take([{ path, value: valueAt(before, path) }])
            }
          />
        ))}
      <Floor
        actions={
          <div sx={ACTIONS}>
            {before && own.length > 1 && undone.length > 0 && (
              <Button
                look="link"
                onClick={() => take(undone.map((path) => ({ path, value: valueAt(before, path) })))}
              >
                {say('history.takeAllBack')}
              </Button>
            )}
            {/** Then the version itself would put back what has just been taken out. */}
            {isRestored ? (
              <Button onClick={() => void navigate({ to: back, search: true })}>{say('history.goOn')}</Button>
            ) : (
              differs.length > 0 && (
                <Button onClick={() => take(differs.map((path) => ({ path, value: valueAt(after, path) })))}>
                  {say('history.restore')}
                </Button>
              )
            )}
          </div>
        }
      >
        {isRestored ? say('history.restored.text') : differs.length === 0 && say('history.isNow')}
      </Floor>
    </section>
  );
}
