import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../app/data';
import { CallFault } from '../../../app/line/call';
import { useSilence } from '../../../app/line/connection';
import { Button } from '../../../app/parts/button';
import { FaultText } from '../../../app/parts/fault-text';
import { Keys } from '../../../app/parts/keys';
import { Floor } from '../../../app/shell/floor';
import { isUnderWay } from '../../../app/uploads/upload';
import { useUploads } from '../../../app/uploads/uploads';
import { useLanguage } from '../../../app/words';
import { allows } from '../../../../api/people/contract/permissions';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { goToChoice } from '../../../fields/theirs/conflict-here';
import { kindOf } from '../../../kinds/kinds';
import { FLOOR_ACTS, FLOOR_LINKS, NOT_WIDE, ON_BUTTON, STEPS } from '../../../theme/editor/layout';
import { EditorState } from './editor-state';
import { goToField, historyOf } from '../go-to';
import { inReadingOrder } from '../in-reading-order';
import { takeStep } from '../take-step';
import { MoreActs } from './more-acts';
import { TheirsToo } from '../theirs/theirs-too';
import { NeededElsewhere } from './needed-elsewhere';
import { errorsOf } from './ready-alone';
import type { Publishing } from './use-publish';

/** The state on the left; undo, history and publishing on the right. */
export function EditorFloor({ publishing }: { publishing: Publishing }) {
  const { say, due } = useLanguage();
  const { may, name } = useMe();
  const { shelf, id, session } = useEditor();
  const state = useEditState();
  const { item, unsent, canUndo, canRedo, conflicts, unsavable, isGone } = state;
  const { act, question, published, only, isOwn, left, forget, neededBy, forgetNeeded, inWay } = publishing;
  const isSilent = useSilence() !== undefined;
  // The line's own words say it, once.
  const isInVain = isSilent && act.error instanceof CallFault && act.error.fault === 'offline';
  // What is still on its way would not be in what is public.
  const isComing = useUploads().some(
    (one) => isUnderWay(one) && one.place?.shelf === shelf && one.place.id === id,
  );
  const mayPublish = allows(may, 'publish');
  const errors = errorsOf(state);
  const isChanged = item.state !== 'public' || item.draft !== null || unsent.length > 0;
  // What is public would not be what stands here.
  const isSaved = unsavable.length === 0 && !isGone;
  const isReady =
    mayPublish && isChanged && errors.length === 0 && conflicts.length === 0 && isSaved && !isComing;
  const wordOf = () => {
    if (!mayPublish) return 'editor.mayNot';
    if (isComing) return 'editor.waitsForFile';
    if (!isChanged) return 'editor.nothing';
    // Pressed, it takes the place of the time that was set.
    return item.schedule?.act === 'publish' ? 'editor.publishNow' : 'editor.publish';
  };
  const earlier = item.draft ? `${say('editor.did.earlier')} ${say('history.link')}` : undefined;
  const [isMore, setIsMore] = useState(false);
  const publish = useRef(() => {});
  useEffect(() => {
    publish.current = () => {
      if (isReady && !act.isPending) act.mutate({ what: 'publish' });
      // Who asks for it in vain is led to what is in the way.
      else if (mayPublish && conflicts.length > 0) goToChoice(conflicts[0]?.path);
      else if (mayPublish && isChanged && errors.length > 0)
        goToField(inReadingOrder(kindOf(shelf, id), errors)[0]?.path);
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // The button that has the focus would be pressed as well, and a text broken in two.
      event.stopPropagation();
      publish.current();
    };
    // On its way down: parts of days and hours let nothing up.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  // What is written afterwards is not public, by whomever.
  const isWrittenOn =
    unsent.length > 0 || (item.draft !== null && item.draft.by !== name && item.draft.number !== left);
  useEffect(() => {
    if (isWrittenOn) forget();
  }, [isWrittenOn, forget]);
  return (
    <Floor
      keepsWriting
      {...{ isInVain }}
      actions={
        <div sx={FLOOR_ACTS}>
          <FaultText error={isInVain ? null : act.error} />
          {question && (
            <TheirsToo
              what="publish"
              {...{ question }}
              own={question.own && { ...question.own, onAct: () => question.onAnswer('own') }}
              after={question.own?.isAlone && item.schedule ? say('theirs.timeStays') : undefined}
            />
          )}
          {neededBy.length > 0 && <NeededElsewhere by={neededBy} onClose={forgetNeeded} />}
          <span sx={NOT_WIDE}>
            <Button look="link" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
              {say('editor.more')}
            </Button>
          </span>
          <span data-more={isMore} sx={FLOOR_LINKS}>
            <Link
              to={historyOf(shelf, id) as '/'}
              search
              aria-label={say('history.title')}
              sx={{ variant: 'links.underlined' }}
            >
              {say('history.link')}
            </Link>
            <MoreActs
              onPublish={isReady ? () => publish.current() : undefined}
              onWithdraw={mayPublish ? () => act.mutate({ what: 'withdraw' }) : undefined}
              isBusy={act.isPending}
            />
            {/** Beside each other and where they were, however often they are pressed. */}
            {(canUndo || canRedo || item.draft) && (
              <span sx={STEPS}>
                <Button
                  look="link"
                  disabled={!canUndo}
                  aria-keyshortcuts="Control+Z"
                  title={canUndo ? undefined : earlier}
                  onVain={() => takeStep(session, 'undo')}
                  onClick={() => takeStep(session, 'undo')}
                >
                  {say('editor.undo')}
                </Button>
                <Button look="link" disabled={!canRedo} onClick={() => takeStep(session, 'redo')}>
                  {say('editor.redo')}
                </Button>
              </span>
            )}
          </span>
          <Button
            isBusy={act.isPending}
            disabled={!isReady}
            aria-keyshortcuts="Control+Enter"
            onVain={() => publish.current()}
            onClick={() => publish.current()}
          >
            {say(wordOf(), { time: item.schedule ? due(item.schedule.at) : '' })}
            {isReady && (
              <span sx={ON_BUTTON}>
                <Keys of={say('editor.publishKeys')} />
              </span>
            )}
          </Button>
        </div>
      }
    >
      <EditorState
        {...{ only, isOwn, inWay }}
        published={published?.urls}
        onFirst={() => goToField(inReadingOrder(kindOf(shelf, id), errors)[0]?.path)}
        onOnly={mayPublish ? (locale) => act.mutate({ what: 'publish', only: locale }) : undefined}
        onTogether={mayPublish ? (others) => act.mutate({ what: 'publish', others }) : undefined}
        onOwn={mayPublish ? () => act.mutate({ what: 'publish', isOwn: true }) : undefined}
        isBusy={act.isPending}
      />
    </Floor>
  );
}
