import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { tellItemNews } from '../../app/items/item-news';
import type { OpenItem } from '../../contract/items/item';
import { button, open, opened, saves, server, spoken, title } from './testing/open-editor';

const say = (...what: Parameters<typeof spoken.language.say>) => spoken.language.say(...what);
const AT = '2026-11-24T10:00:00Z';
const draft = (value: string, by: string) => ({
  ...{ number: 5, by, at: AT },
  changes: [{ path: 'title.en', before: 'lighting', value, by }],
});

/** What the server says now reaches the form with its news. */
async function comes(part: Partial<OpenItem>): Promise<void> {
  server.item = opened(part);
  await act(async () => void tellItemNews('/items/types/lighting'));
}

it('does not stop somebody in the middle of a word, since a colleague comes into the same field', async () => {
  await open();
  await userEvent.type(title('en'), 's');
  await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
  expect(title('en')).not.toHaveAttribute('readonly');
  await userEvent.type(title('en'), 'x');
  expect(title('en')).toHaveValue('lightingsx');
  await userEvent.tab();
  await waitFor(() => expect(title('en')).toHaveAttribute('readonly'));
});

it('says no more that all is public once a colleague has written on', async () => {
  server.publish = {
    status: 200,
    body: {
      published: [{ shelf: 'types', id: 'lighting', urls: { en: 'https://g/en' }, version: 1 }],
      refused: [],
    },
  };
  await open();
  await userEvent.type(title('en'), 's');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await userEvent.click(button('editor.publish'));
  await screen.findByText(say('editor.published'));
  await comes({ state: 'changed', draft: draft('lights', 'Jules') });
  expect(screen.queryByText(say('editor.published'))).not.toBeInTheDocument();
  screen.getByText(new RegExp(say('editor.allBy', { names: 'Jules' })));
});

it('has a text with marks written otherwise without their signs', async () => {
  const [mine, theirs] = ['<p>On <em>light</em></p>', '<p>On lamps</p>'];
  server.item = opened({
    ...{ shelf: 'press', id: 'light', state: 'changed' },
    conflicts: [{ path: 'body.en', mine, theirs, by: 'Jules' }],
    draft: { number: 1, changes: [{ path: 'body.en', before: null, value: mine }], by: 'Inès', at: AT },
  });
  queryClient.clear();
  await open();
  await userEvent.click(screen.getByRole('radio', { name: say('conflict.third') }));
  const text = await screen.findByRole('textbox', { name: say('conflict.third') });
  expect(text).toHaveTextContent(/^On light$/);
});
