import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../app/call';
import { useAnswer, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useLanguage } from '../../../app/words';
import type { Referring } from '../../../contract/items/publishing';
import { useEditor } from '../../../editing/editor-context';

/** Says first what names the item, which keeps it. */
export function Removal({ onClose }: { onClose: () => void }) {
  const { say, locale } = useLanguage();
  const navigate = useNavigate();
  const { shelf, id, session } = useEditor();
  const { data, error } = useAnswer<{ items: Referring[] }>(`/items/${shelf}/${id}/references`);
  const names = [
    ...new Set(
      (data?.items ?? []).map(({ title, id: named }) => title[locale] ?? Object.values(title)[0] ?? named),
    ),
  ];
  const remove = useChange(
    () => call('DELETE', `/items/${shelf}/${id}`),
    async () => {
      session.forget();
      void forgetBelow('/items/');
      await navigate({ to: `/${shelf}` as '/' });
    },
  );
  return (
    <GraveDialog
      isOpen
      onClose={onClose}
      title={say('acts.deleteTitle')}
      text={
        names.length > 0
          ? say('acts.named', { items: names.join(', ') })
          : say(data ? 'acts.deleteText' : 'wait')
      }
      act={data && names.length === 0 ? say('acts.delete') : undefined}
      isBusy={remove.isPending}
      error={remove.error ?? error}
      onAct={() => remove.mutate()}
    />
  );
}
