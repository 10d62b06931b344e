import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAnswer } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { Floor } from '../../app/shell/floor';
import { useSay } from '../../app/words';
import { isSame, valueAt } from '../../../api/content/contract/field-path';
import { useEditor, useEditState } from '../../editing/editor-context';
import { kindOf } from '../../kinds/kinds';
import { ACTIONS } from '../../theme/shelves';
import { labelsOf } from '../editor/label-of';
import { Changes } from './changes';
import { differing } from './in-languages';
import { useTheirs } from './use-theirs';

/** Never brought back: publishing sets them. */
const OWN = ['updated_at', 'status'];

interface VersionShownProps {
  number: number;
  /** What was there before this version is meant, which has none of its own. */
  isBefore: boolean;
  /** The editor's address. */
  back: '/';
}

/**
 * What one version changed, and what bringing it back would change now, word by word; a field or all of it becomes a change
 * that is not public yet.
 */
export function VersionShown({ number, isBefore, back }: VersionShownProps) {
  const say = useSay();
  const navigate = useNavigate();
  const { shelf, id, session } = useEditor();
  const { item, values, unsent } = useEditState();
  const theirs = useTheirs();
  const { data, error } = useAnswer('/items/:shelf/:id/history/:number', {
    params: { ...{ shelf, id }, number },
  });
  /** What has just become a change again, and whether it was a version as a whole. */
  const [done, setDone] = useState<{ fields: readonly string[]; isWhole: boolean }>();
  if (!data) return <FaultText error={error} />;
  const kind = kindOf(shelf, id);
  const before = data.before ?? {};
  const whole = (isBefore ? data.before : data.values) ?? {};
  const own = data.paths.filter((path) => !OWN.includes(path));
  const then = !data.before || isBefore ? [] : differing(kind, before, data.values ?? {}, own);
  // All that a version says, also what was not in it yet.
  const all = [...new Set([...Object.keys(values), ...Object.keys(whole)])].filter(
    (path) => !OWN.includes(path),
  );
  const differs = differing(kind, values, whole, all);
  const undone = then.filter((path) => !isSame(valueAt(before, path), valueAt(values, path)));
  const take = (paths: readonly string[], from: typeof values, isWhole = false): void =>
    theirs.take(paths, () => {
      session.changeAll(paths.map((path) => ({ path, value: valueAt(from, path) })));
      void session.flush();
      setDone({ fields: paths, isWhole });
    });
  const isWritten = item.draft !== null || unsent.length > 0;
  const fields = labelsOf(kind, done?.fields ?? differs, say);
  const words = done
    ? say(done.isWhole ? 'history.restored.text' : 'history.undone.text', { fields })
    : differs.length > 0
      ? say('history.wouldChange', { fields })
      : say(isWritten ? 'history.isWritten' : 'history.isNow');
  return (
    <section aria-label={say('history.title')}>
      {!data.before && <p>{say('history.first')}</p>}
      {!isBefore && own.length === 0 && <p>{say('history.same')}</p>}
      {then.length > 0 && (
        <Changes
          {...{ kind, before }}
          title={say('history.then')}
          paths={then}
          after={data.values ?? {}}
          heads={{ before: say('history.before'), after: say('history.after') }}
          onTake={(path, value) =>
            isSame(value, valueAt(values, path)) ? undefined : () => take([path], before)
          }
        />
      )}
      {!done && differs.length > 0 && (
        <Changes
          {...{ kind }}
          title={say('history.would')}
          paths={differs}
          before={values}
          after={whole}
          heads={{
            before: say(isWritten ? 'history.inForm' : 'history.publicNow'),
            after: say('history.inVersion'),
          }}
        />
      )}
      {theirs.asked}
      <Floor
        actions={
          <div sx={ACTIONS}>
            {then.length > 1 && undone.length > 0 && (
              <Button look="link" onClick={() => take(undone, before)}>
                {say('history.takeAllBack')}
              </Button>
            )}
            {/** Then the version itself would put back what has just been taken out. */}
            {done ? (
              <Button onClick={() => void navigate({ to: back, search: true })}>{say('history.goOn')}</Button>
            ) : (
              differs.length > 0 && (
                <Button onClick={() => take(differs, whole, true)}>{say('history.restore')}</Button>
              )
            )}
          </div>
        }
      >
        {words}
      </Floor>
    </section>
  );
}
