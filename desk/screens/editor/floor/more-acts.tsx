import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../app/line/call';
import { useChange, useMe } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { useOnceASecond } from '../../../app/once-a-second';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useQuestion } from '../../../app/parts/use-question';
import { useLanguage } from '../../../app/words';
import { COLLECTIONS } from '../../../../src/contract/kinds/kinds';
import { valueAt } from '../../../../api/content/contract/field-path';
import type { Shelf } from '../../../../api/content/contract/item';
import { divided, writersOf } from '../../../../api/content/contract/writers';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { ownIn, theirsIn, type Theirs } from '../theirs/theirs-in';
import { TheirsToo } from '../theirs/theirs-too';
import { titleIn } from '../title-in';
import { useList } from '../ways/use-list';
import { LinkToShow } from './link-to-show';
import { noteDeleted } from './note-deleted';
import { Removal } from './removal';
import { Schedule } from './schedule';
import { Withdrawal } from './withdrawal';

/** Pages, types and the gallery's own data are always public. */
const WITHDRAWABLE: readonly Shelf[] = COLLECTIONS;

interface MoreActsProps {
  /** Undefined for people who may not. */
  onWithdraw: (() => void) | undefined;
  /** Undefined as long as it cannot be. */
  onPublish: (() => void) | undefined;
  isBusy: boolean;
}

/** All that is done to an item beside publishing it. */
export function MoreActs({ onWithdraw, onPublish, isBusy }: MoreActsProps) {
  const language = useLanguage();
  const { say } = language;
  const navigate = useNavigate();
  const list = useList();
  const { name: me } = useMe();
  const { shelf, session } = useEditor();
  const { item, values } = useEditState();
  const [asked, setAsked] = useState<'discard' | 'withdraw' | 'schedule' | 'delete' | 'show'>();
  const { published, draft } = item;
  const close = () => setAsked(undefined);
  const discardNew = useChange(
    async () => {
      // Not what a colleague has written since; what was just typed has a number of its own.
      await session.flush();
      const seen = session.state().item.draft?.number;
      return call('DELETE /items/:shelf/:id/draft', { params: item, query: { draft: seen } });
    },
    async (left) => {
      // Nothing else of it: it was never public.
      const version = 'items' in left ? left.version : null;
      session.forget();
      const name = titleIn(values, language.locale) || say('editor.nameless');
      noteDeleted(say, name, { shelf, id: item.id, version, isDraft: true });
      await list.leaveGone();
    },
  );
  const [question, ask] = useQuestion<{ theirs: readonly Theirs[] }, true | 'own'>();
  const changes = draft?.changes ?? [];
  const own = ownIn(item, changes, me, language);
  const theirs = theirsIn([{ shelf, id: item.id, writers: writersOf(changes) }], me, language);
  const discard = async (): Promise<void> => {
    if (!published) return setAsked('discard');
    const answer = theirs.length === 0 || (await ask({ theirs }));
    if (answer === false) return undefined;
    const { draft: now } = session.state().item;
    const gone = answer === 'own' ? divided(now?.changes ?? [], me).own : changes;
    return session.changeAll(
      gone.map(({ path }) => ({ path, value: valueAt(published, path) })),
      { what: answer === 'own' ? 'discardedOwn' : 'discarded' },
    );
  };
  const canWithdraw =
    onWithdraw && WITHDRAWABLE.includes(shelf) && (item.state === 'public' || item.state === 'changed');
  const duplicate = useChange(
    () => call('POST /items', { body: { shelf, copyOf: item.id } }),
    ({ id }) => {
      void forgetBelow('/items/');
      void navigate({ to: `/${shelf}/${id}` as '/' });
    },
  );
  const duplicateOnce = useOnceASecond(() => duplicate.mutate());
  const mayPublish = onWithdraw !== undefined;
  const isGone = item.published !== null && (item.state === 'withdrawn' || item.state === 'draft');
  const canSchedule =
    mayPublish && (canWithdraw || draft !== null || item.state === 'scheduled' || item.state !== 'public');
  return (
    <>
      {canSchedule && (
        <Button look="link" onClick={() => setAsked('schedule')}>
          {say(item.schedule ? 'acts.scheduled' : 'acts.schedule')}
        </Button>
      )}
      {mayPublish && (WITHDRAWABLE.includes(shelf) || shelf === 'pages') && (
        <Button look="link" onClick={() => setAsked('show')}>
          {say('links.show')}
        </Button>
      )}
      {asked === 'show' && <LinkToShow onClose={close} />}
      {item.published && WITHDRAWABLE.includes(shelf) && (
        <Button look="link" isBusy={duplicate.isPending} onClick={duplicateOnce}>
          {say('acts.duplicate')}
        </Button>
      )}
      {mayPublish && isGone && WITHDRAWABLE.includes(shelf) && (
        <Button look="link" onClick={() => setAsked('delete')}>
          {say('acts.delete')}
        </Button>
      )}
      <FaultText error={duplicate.error} />
      {asked === 'schedule' && (
        <Schedule
          now={{
            publish: onPublish,
            withdraw: canWithdraw || item.schedule?.act === 'withdraw' ? onWithdraw : undefined,
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && <Removal onClose={close} />}
      {draft && (
        <Button look="link" onClick={() => void discard()}>
          {say(published ? 'editor.discard' : 'editor.discardNew')}
        </Button>
      )}
      {canWithdraw && (
        <Button look="link" onClick={() => setAsked('withdraw')}>
          {say('editor.withdraw')}
        </Button>
      )}
      <GraveDialog
        isOpen={asked === 'discard'}
        onClose={close}
        title={say('editor.discardTitle')}
        text={[...theirs.map((one) => say('theirs.discard', { ...one })), say('editor.discardText')].join(
          ' ',
        )}
        act={say('editor.discardNew')}
        isBusy={discardNew.isPending}
        error={discardNew.error}
        onAct={() => discardNew.mutate()}
      />
      {question && (
        <TheirsToo
          what="discard"
          {...{ question }}
          own={own && { ...own, onAct: () => question.onAnswer('own') }}
          after={say('theirs.comesBack')}
        />
      )}
      {asked === 'withdraw' && (
        <Withdrawal
          isBusy={isBusy}
          onClose={close}
          onWithdraw={() => {
            onWithdraw?.();
            close();
          }}
        />
      )}
    </>
  );
}
