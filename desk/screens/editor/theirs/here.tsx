import type { OpenItem } from '../../../../api/content/contract/item';
import { useEditor, useEditState } from '../../../editing/editor-context';
import { useSay } from '../../../app/words';
import { kindOf } from '../../../kinds/kinds';
import { labelOf } from '../label-of';

type Colleague = OpenItem['here'][number];

/** Everybody else who has it open, wherever they are in it. */
export function Here() {
  const say = useSay();
  const { shelf, id } = useEditor();
  const { here } = useEditState().item;
  if (here.length === 0) return null;
  const wordsOf = ({ name, path, waitsAt }: Colleague): string => {
    const at = waitsAt ?? path;
    if (at === null) return say('editor.isIn', { name });
    const field = labelOf(kindOf(shelf, id), at, say);
    return say(waitsAt === undefined ? 'editor.isAt' : 'editor.isAtYours', { name, field });
  };
  return (
    <p data-here>
      {here.map((one) => (
        <span key={one.name}>{wordsOf(one)}</span>
      ))}
    </p>
  );
}
