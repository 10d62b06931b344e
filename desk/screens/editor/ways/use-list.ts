import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../../app/data';
import { listOf, useEditorSearch } from '../../../app/lists/editor-search';
import { listQuery } from '../../../app/lists/list-query';
import { returnTo } from '../../../app/lists/row-left';
import { forgetLater } from '../../../app/lists/use-pages';
import type { ItemPlace } from '../../../contract/items/list';
import { useEditor } from '../../../editing/editor-context';

/** The list that an item was come to from, as it was filtered. */
export function useList() {
  const { shelf, id } = useEditor();
  const navigate = useNavigate();
  const search = listOf(useEditorSearch());
  const to = (shelf === 'types' || shelf === 'site' ? '/pages' : `/${shelf}`) as '/works';
  const placePath = `/items/${shelf}/${id}/place${listQuery(search)}`;
  return {
    to,
    search,
    placePath,
    /** Its row has the focus there. */
    onLeave: () => returnTo(id),
    goBack: () => {
      returnTo(id);
      return navigate({ to, search });
    },
    /** From an item that is there no more: its neighbour has the focus, and nobody asks for it again. */
    leaveGone: () => {
      const place = queryClient.getQueryData<ItemPlace>([placePath]);
      returnTo((place?.after ?? place?.before)?.id);
      void forgetLater(['/items/']);
      return navigate({ to, search });
    },
  };
}
