import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { queryClient } from '../../app/data';
import { LanguageProvider } from '../../app/words';
import { EditorProvider } from '../../editing/editor-context';
import { useSession } from '../../editing/use-session';
import { InRooms } from './in-rooms';
import { opened, server, spoken } from './testing/open-editor';

function Item() {
  const session = useSession(server.item, true);
  const editor = useMemo(() => ({ shelf: 'works' as const, id: 'lamp', session }), [session]);
  return (
    <EditorProvider value={editor}>
      <InRooms />
    </EditorProvider>
  );
}

describe('the line about rooms', () => {
  it('leads to a room by the keyboard, and Back to the link that was followed', async () => {
    const rooms = [
      { id: 7, title: 'A selection', has: 'waits' as const },
      { id: 8, title: 'Another', has: 'waits' as const },
    ];
    server.item = opened({ shelf: 'works', id: 'lamp', rooms });
    queryClient.setQueryData(['/start'], { canMail: false, siteUrl: '/', me: { id: 7, may: 'publish' } });
    const root = createRootRoute();
    const at = (path: string, component: () => JSX.Element) =>
      createRoute({ getParentRoute: () => root, path, component });
    const router = createRouter({
      routeTree: root.addChildren([at('/', Item), at('/rooms/$id', () => <p>a room</p>)]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    });
    render(
      <QueryClientProvider client={queryClient}>
        <LanguageProvider language={spoken.language}>
          <RouterProvider router={router as never} />
        </LanguageProvider>
      </QueryClientProvider>,
    );
    await screen.findByRole('link', { name: 'Another' });
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Another' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('a room');
    act(() => router.history.back());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Another' })).toHaveFocus());
  });
});
