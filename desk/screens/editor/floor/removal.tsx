import { call } from '../../../app/line/call';
import { useChange } from '../../../app/data';
import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useLanguage } from '../../../app/words';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { titleIn } from '../title-in';
import { noteDeleted } from './note-deleted';
import { useList } from '../ways/use-list';
import { useReferring } from './use-referring';

/** Says first what names the item, which keeps it, and what links to it. */
export function Removal({ onClose }: { onClose: () => void }) {
  const { say, locale } = useLanguage();
  const list = useList();
  const { shelf, id, session } = useEditor();
  const name = titleIn(useEditState().values, locale) || say('editor.nameless');
  const { isKnown, error, namesOf } = useReferring({ shelf, id });
  const [named, linking] = [namesOf(({ isLink }) => !isLink), namesOf(({ isLink }) => isLink)];
  const remove = useChange(
    () => call('DELETE /items/:shelf/:id', { params: { shelf, id } }),
    async ({ version }) => {
      session.forget();
      noteDeleted(say, name, { shelf, id, version });
      await list.leaveGone();
    },
  );
  const textOf = (): string => {
    if (!isKnown) return say('wait');
    if (named !== '') return say('acts.named', { items: named });
    const links = linking === '' ? '' : ` ${say('acts.linked', { items: linking })}`;
    return say('acts.deleteText') + links;
  };
  return (
    <GraveDialog
      isOpen
      onClose={onClose}
      title={say(isKnown && named !== '' ? 'acts.notDeleted' : 'acts.deleteTitle')}
      text={textOf()}
      act={isKnown && named === '' ? say('acts.delete') : undefined}
      isBusy={remove.isPending}
      error={remove.error ?? error}
      onAct={() => remove.mutate()}
    />
  );
}
