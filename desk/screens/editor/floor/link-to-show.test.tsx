import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { button, open, opened, server, spoken } from '../testing/open-editor';

const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
const URL = 'https://www.example.org/preview/abc';

it('makes a link, to copy or to mail, and ends one', async () => {
  server.item = opened({ shelf: 'press', id: 'light' });
  const clipboard = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  await open();
  await userEvent.click(button('links.show'));
  const panel = within(await screen.findByRole('dialog', { name: say('links.title') }));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: clipboard }, configurable: true });
  expect(panel.queryByRole('region')).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: say('links.make') }));
  expect(await panel.findByText(URL)).toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: say('room.linkCopy') }));
  expect(clipboard).toHaveBeenCalledWith(URL);
  expect(panel.getByRole('link', { name: say('room.linkMail') })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(URL)),
  );
  const given = within(await panel.findByRole('region', { name: say('links.open') }));
  given.getByText(/Ada/);
  await userEvent.click(given.getByRole('button', { name: say('links.end') }));
  await waitFor(() => expect(panel.queryByRole('region')).not.toBeInTheDocument());
});

it('is not offered for what has no page of its own', async () => {
  await open();
  expect(screen.queryByRole('button', { name: say('links.show') })).not.toBeInTheDocument();
});

it('is not offered to those who may only write', async () => {
  server.item = opened({ shelf: 'press', id: 'light' });
  await open('write');
  expect(screen.queryByRole('button', { name: say('links.show') })).not.toBeInTheDocument();
});
