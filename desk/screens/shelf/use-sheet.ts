import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import type { ListedItem } from '../../../api/content/contract/list';
import type { ShelfSearch } from '../../app/lists/shelf-search';

/** In the address, so that a phone's Back closes the sheet and leaves the list where it is. */
const SHEET = 'mark-';

/** The work that is asked about on a phone; undefined without. */
export function useSheet(lines: readonly ListedItem[], search: ShelfSearch) {
  const navigate = useNavigate();
  const router = useRouter();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  return {
    sheet: lines.find(({ id }) => hash === SHEET + id),
    openSheet: ({ id }: ListedItem): void =>
      void navigate({
        ...{ to: '/works', search, hash: SHEET + id },
        ...{ resetScroll: false, hashScrollIntoView: false },
      }),
    closeSheet: (): void => router.history.back(),
  };
}
