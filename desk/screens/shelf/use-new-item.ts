import { useNavigate } from '@tanstack/react-router';
import type { Collection } from '../../../src/contract/kinds/kinds';
import { call } from '../../app/line/call';
import { useChange } from '../../app/data';
import { useOnceASecond } from '../../app/once-a-second';
import { editorOf } from '../../app/items/editor-of';
import { forgetBelow } from '../../app/lists/use-pages';

/** Makes a draft, or one with all that another item has, and opens it to be written. */
export function useNewItem(shelf: Collection | 'types', onFail: (error: unknown) => void) {
  const navigate = useNavigate();
  const make = useChange(
    (copyOf: string | undefined) =>
      call('POST /items', { body: { shelf, ...(copyOf !== undefined && { copyOf }) } }),
    ({ id }) => {
      void forgetBelow(`/items/${shelf}`);
      void navigate(editorOf(shelf, id) as { to: string });
    },
  );
  const once = useOnceASecond((copyOf?: string) => make.mutate(copyOf, { onError: onFail }));
  return {
    make: () => once(),
    duplicate: (id: string) => once(id),
    isMaking: make.isPending,
  };
}
