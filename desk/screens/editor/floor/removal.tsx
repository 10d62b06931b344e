import { useNavigate } from '@tanstack/react-router';
import { call } from '../../../app/line/call';
import { useAnswer, useChange } from '../../../app/data';
import { forgetBelow } from '../../../app/lists/use-pages';
import { GraveDialog } from '../../../app/parts/grave-dialog';
import { useLanguage } from '../../../app/words';
import type { Referring } from '../../../contract/items/publishing';
import { useEditor } from '../../../editing/editor-context';

/** Says first what names the item, which keeps it, and what links to it. */
export function Removal({ onClose }: { onClose: () => void }) {
  const { say, locale } = useLanguage();
  const navigate = useNavigate();
  const { shelf, id, session } = useEditor();
  const { data, error } = useAnswer<{ items: Referring[] }>(`/items/${shelf}/${id}/references`);
  const namesOf = (isLink: boolean): string =>
    [
      ...new Set(
        (data?.items ?? [])
          .filter((one) => one.isLink === isLink)
          .map(({ title, id: named }) => title[locale] ?? Object.values(title)[0] ?? named),
      ),
    ].join(', ');
  const [named, linking] = [namesOf(false), namesOf(true)];
  const remove = useChange(
    () => call('DELETE', `/items/${shelf}/${id}`),
    async () => {
      session.forget();
      void forgetBelow('/items/');
      await navigate({ to: `/${shelf}` as '/' });
    },
  );
  const textOf = (): string => {
    if (!data) return say('wait');
    if (named !== '') return say('acts.named', { items: named });
    const links = linking === '' ? '' : ` ${say('acts.linked', { items: linking })}`;
    return say('acts.deleteText') + links;
  };
  return (
    <GraveDialog
      isOpen
      onClose={onClose}
      title={say('acts.deleteTitle')}
      text={textOf()}
      act={data && named === '' ? say('acts.delete') : undefined}
      isBusy={remove.isPending}
      error={remove.error ?? error}
      onAct={() => remove.mutate()}
    />
  );
}
