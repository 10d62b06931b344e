import { useNavigate } from '@tanstack/react-router';
import { knownAnswer } from '../../../app/data';
import { listOf, useEditorSearch } from '../../../app/lists/editor-search';
import { listQuery } from '../../../app/lists/list-query';
import { returnTo } from '../../../collection-list/row-left';
import { forgetLater } from '../../../app/lists/use-pages';
import { useEditor } from '../../../editing/editor-context';

/** The list that an item was come to from, as it was filtered. */
export function useList() {
  const { shelf, id } = useEditor();
  const navigate = useNavigate();
  const search = listOf(useEditorSearch());
  const to = (shelf === 'types' || shelf === 'site' ? '/pages' : `/${shelf}`) as '/works';
  const place = { params: { shelf, id }, query: listQuery(search) };
  return {
    to,
    search,
    place,
    /** Its row has the focus there. */
    onLeave: () => returnTo(id),
    goBack: () => {
      returnTo(id);
      return navigate({ to, search });
    },
    /** From an item that is there no more: its neighbour has the focus, and nobody asks for it again. */
    leaveGone: () => {
      const known = knownAnswer('/items/:shelf/:id/place', place);
      returnTo((known?.after ?? known?.before)?.id);
      void forgetLater(['/items/']);
      return navigate({ to, search });
    },
  };
}
