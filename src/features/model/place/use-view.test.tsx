import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useView } from './use-view';

const load = async () => ({ name: 'the view' });

function View({ onClose, opener }: { onClose: () => void; opener: Parameters<typeof useView>[2] }) {
  const view = useView(load, onClose, opener);
  return view ? (
    <button type="button" autoFocus onClick={onClose}>
      {view.name}
    </button>
  ) : null;
}

/** @param named whether the address has named the view, as after a load */
function Page({ named }: { named: boolean }) {
  const [isOpen, setOpen] = useState(named);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        another way there
      </button>
      <button ref={opener} type="button" onClick={() => setOpen(true)}>
        turn it
      </button>
      {isOpen && <View onClose={() => setOpen(false)} opener={opener} />}
    </>
  );
}

beforeEach(() => {
  window.history.replaceState(null, '', '/works/board');
  performance.getEntriesByType ??= () => [];
});

const close = async () => userEvent.click(await screen.findByRole('button', { name: 'the view' }));

it('gives the focus to the button of a view that was open when the page was loaded', async () => {
  render(<Page named />);
  await close();
  expect(screen.getByRole('button', { name: 'turn it' })).toHaveFocus();
});

it('gives the focus back to what had it', async () => {
  render(<Page named={false} />);
  const way = screen.getByRole('button', { name: 'another way there' });
  act(() => way.focus());
  await userEvent.keyboard('{Enter}');
  await close();
  expect(way).toHaveFocus();
});

it('gives the focus to the picture from which a view was come to, also after a load', async () => {
  window.history.replaceState({ viewer: true, from: 'picture-9' }, '', '#turn');
  render(
    <>
      <a id="picture-9" href="/large.jpg">
        the last picture
      </a>
      <Page named />
    </>,
  );
  const done = await screen.findByRole('button', { name: 'the view' });
  // Back leads to the page's own entry, where nothing is known of it.
  window.history.replaceState(null, '', '/works/board');
  await userEvent.click(done);
  expect(screen.getByRole('link')).toHaveFocus();
});
