import { Link } from '@tanstack/react-router';
import { useSay } from '../../../app/words';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { historyOf } from '../go-to';

/** Nothing is left to undo: what is older, and not public, is taken back among the versions. */
export function Earlier() {
  const say = useSay();
  const { shelf, id } = useEditor();
  const { draft } = useEditState().item;
  if (!draft) return say('editor.did.nothing');
  return (
    <>
      {say('editor.did.earlier')}{' '}
      <Link to={historyOf(shelf, id) as '/'} search sx={{ variant: 'links.underlined' }}>
        {say('history.link')}
      </Link>
    </>
  );
}
