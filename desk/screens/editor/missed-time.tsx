import { call } from '../../app/line/call';
import { keepAnswer, useChange, useMe } from '../../app/data';
import { Button } from '../../app/parts/button';
import { FaultText } from '../../app/parts/fault-text';
import { State } from '../../app/parts/state';
import { useLanguage } from '../../app/words';
import { allows } from '../../../api/people/contract/permissions';
import { useEditor, useEditState } from '../../editing/editor-context';
import { CONFLICTS } from '../../theme/editor/conflicts';

/** That what was set for a time did not happen then, and why, until somebody has seen it. */
export function MissedTime() {
  const { say, due } = useLanguage();
  const { may } = useMe();
  const { session } = useEditor();
  const { item } = useEditState();
  const { missed } = item;
  const see = useChange(
    () => call('DELETE /items/:shelf/:id/schedule', { params: item }),
    (next) => {
      keepAnswer('/items/:shelf/:id', next, { params: item });
      session.take(next);
    },
  );
  if (!missed) return null;
  return (
    <section role="alert" sx={CONFLICTS}>
      <h2>
        <State is="refused">{say(`missed.it.${missed.act}`)}</State>
      </h2>
      <p>
        {say(`missed.${missed.why}`)} {say('missed.set', { name: missed.by, time: due(missed.at) })}
      </p>
      <FaultText error={see.error} />
      {allows(may, 'publish') && (
        <p>
          <Button look="link" isBusy={see.isPending} onClick={() => see.mutate()}>
            {say('missed.seen')}
          </Button>
        </p>
      )}
    </section>
  );
}
