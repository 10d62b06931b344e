import { Link } from '@tanstack/react-router';
import { call } from '../../../app/line/call';
import { keepAnswer, useChange, useMe } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { State } from '../../../app/parts/state';
import { useLanguage } from '../../../app/words';
import { allows } from '../../../../api/people/contract/permissions';
import type { EditState } from '../../../editing/edit-state';
import { useEditor, useEditState } from '../../../editing/editor-context';

/** Who keeps it from becoming public at its time: a colleague, or oneself, from the first letter that one types. */
export function useHeldBy(): string | undefined {
  const { may, name } = useMe();
  return heldIn(useEditState(), allows(may, 'publish') ? undefined : name);
}

/** @param me of who may not publish */
function heldIn({ item: { schedule }, unsent }: EditState, me: string | undefined): string | undefined {
  if (schedule?.act !== 'publish') return undefined;
  return me !== undefined && unsent.length > 0 ? me : schedule.heldBy;
}

/** That nothing happens at the time that was set, and why; for those who may publish the way to confirm it. */
export function HeldTime() {
  const { say, due } = useLanguage();
  const { may, name } = useMe();
  const { session } = useEditor();
  const { item } = useEditState();
  const { schedule } = item;
  const by = useHeldBy();
  const confirm = useChange(
    async (at: string) => {
      await session.flush();
      const draft = session.state().item.draft?.number;
      return call('PUT /items/:shelf/:id/schedule', {
        params: item,
        body: {
          ...{ act: 'publish', at },
          ...(draft !== undefined && { draft }),
        },
      });
    },
    (next) => {
      keepAnswer('/items/:shelf/:id', next, { params: item });
      session.take(next);
      void Promise.all([forgetBelow('/items/'), forgetBelow('/today'), forgetBelow('/waiting')]);
    },
  );
  if (schedule?.waitsForClock)
    return (
      <>
        <State is="refused">{say('editor.clockJumped', { time: due(schedule.at) })}</State>
        <Link to="/" sx={{ variant: 'links.underlined' }}>
          {say('editor.toClock')}
        </Link>
      </>
    );
  if (!schedule || by === undefined) return null;
  const time = due(schedule.at);
  return (
    <>
      <State is="refused">
        {say(by === name ? 'editor.heldByYou' : 'editor.heldBy', { time, name: by })}
      </State>
      {allows(may, 'publish') && (
        <Button look="link" isBusy={confirm.isPending} onClick={() => confirm.mutate(schedule.at)}>
          {say('editor.confirmTime', { time })}
        </Button>
      )}
      <FaultText error={confirm.error} />
    </>
  );
}
