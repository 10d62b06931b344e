import { act, screen, waitFor, within } from '@testing-library/react';
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
  const { shelf, id } = server.item;
  await act(async () => void tellItemNews(`/items/${shelf}/${id}`));
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

describe('what one wrote and somebody else has put something else in the place of', () => {
  async function replaced(part: Partial<OpenItem>) {
    await open();
    await userEvent.clear(title('en'));
    await userEvent.type(title('en'), 'lamps');
    await waitFor(() => expect(saves().at(-1)?.value).toBe('lamps'));
    await comes(part);
  }

  it('is told by name at the field, and comes back by one press', async () => {
    await replaced({ state: 'changed', draft: draft('lights', 'Jules') });
    expect(title('en')).toHaveValue('lights');
    screen.getByText(say('editor.replaced', { name: 'Jules', text: 'lamps' }));
    await userEvent.click(button('editor.takeMine'));
    expect(title('en')).toHaveValue('lamps');
    await waitFor(() =>
      expect(saves().at(-1)).toEqual({ path: 'title.en', before: 'lights', value: 'lamps' }),
    );
    expect(screen.queryByText(/Jules has put/)).not.toBeInTheDocument();
  });

  it('is told when it is public in its place, by whom', async () => {
    const published = {
      title: { en: 'lights', fr: 'luminaires' },
      slug: { en: 'lighting', fr: 'luminaires' },
      updated_at: AT,
    };
    await replaced({ published, version: 'v2', writer: { name: 'Jules', hasPublished: true } });
    screen.getByText(say('editor.replacedPublic', { name: 'Jules', text: 'lamps' }));
    screen.getByText(/^public since .*, by Jules$/);
    await userEvent.click(button('editor.leaveTheirs'));
    expect(title('en')).toHaveValue('lights');
    expect(screen.queryByText(/Jules has put/)).not.toBeInTheDocument();
  });

  it('is told as thrown away, by whom, where nobody has put anything there', async () => {
    await replaced({ takenBack: [{ path: 'title.en', by: 'Jules' }] });
    expect(title('en')).toHaveValue('lighting');
    screen.getByText(say('editor.thrownAway', { name: 'Jules', text: 'lamps' }));
    expect(screen.queryByText(/it is public/)).not.toBeInTheDocument();
    await userEvent.click(button('editor.takeMine'));
    expect(title('en')).toHaveValue('lamps');
  });

  it('is not told of one’s own words that a colleague has published', async () => {
    const published = { ...opened().published, title: { en: 'lamps', fr: 'luminaires' } };
    await replaced({ published, version: 'v2', writer: { name: 'Jules', hasPublished: true } });
    expect(screen.queryByText(/Jules has put/)).not.toBeInTheDocument();
  });
});

describe('who rests in a field', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has left it to the colleague who has come into it', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open();
    await user.type(title('en'), 's');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
    expect(title('en')).not.toHaveAttribute('readonly');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(title('en')).toHaveAttribute('readonly');
    await user.keyboard('x');
    screen.getByText(say('editor.theirs', { name: 'Jules', seconds: 20 }));
  });

  it('is asked which of two is to stay, and nobody in the middle of a word', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await open();
    const by = say('conflict.by', { name: 'Jules' });
    await user.type(title('en'), 's');
    server.conflicts = [{ path: 'title.en', mine: 'lightings', theirs: 'lights', by: 'Jules' }];
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await user.keyboard('x');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    screen.getByText(say('editor.conflictHere', { name: 'Jules' }));
    expect(screen.queryByRole('heading', { name: by })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    screen.getByRole('heading', { name: by });
    await user.keyboard('y');
    screen.getByRole('heading', { name: by });
  });
});

describe('a field that a colleague is in', () => {
  const saysWhen = (one: HTMLElement) => {
    const description = one.getAttribute('aria-describedby') ?? '';
    const texts = description.split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain(say('editor.writes', { name: 'Jules' }));
    expect(texts).toContain(say('editor.freeAgain', { name: 'Jules', seconds: 20 }));
  };

  it('says when it is free again', async () => {
    await open();
    await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
    saysWhen(title('en'));
    expect(title('fr')).not.toHaveAccessibleDescription(/Jules/);
  });

  it('is come to as one and says so where it is several, also to somebody who was in it', async () => {
    const article = { shelf: 'press', id: 'light' } as const;
    server.item = opened(article);
    await open();
    const group = () => screen.getByRole('group', { name: say('field.citedWorks') });
    expect(group()).not.toHaveAttribute('tabindex');
    act(() => within(group()).getByRole('button').focus());
    await comes({ ...article, here: [{ name: 'Jules', path: 'cited_works' }] });
    expect(group()).toHaveFocus();
    saysWhen(group());
  });
});

describe('colleagues who have it open', () => {
  it('are named at the top wherever they are, beside what is missing', async () => {
    await open();
    const name = `${say('field.typeTitle')}, ${say('language', { language: 'fr' })}`;
    await comes({
      here: [
        { name: 'Jules', path: 'position' },
        { name: 'Ada', path: null, waitsAt: 'title.fr' },
        { name: 'Marie', path: null },
      ],
    });
    screen.getByText(say('editor.isAt', { name: 'Jules', field: say('field.position') }));
    screen.getByText(say('editor.isAtYours', { name: 'Ada', field: name }));
    screen.getByText(say('editor.isIn', { name: 'Marie' }));
    await comes({ here: [{ name: 'Jules', path: 'title.en' }] });
    expect(screen.getAllByText(say('editor.complete'))).toHaveLength(2);
  });
});

it('leads from the field that two have changed to where one chooses, and names the other one', async () => {
  server.item = opened({
    state: 'changed',
    conflicts: [{ path: 'title.en', mine: 'lamps', theirs: 'lights', by: 'Jules' }],
    draft: draft('lamps', 'Inès'),
  });
  await open();
  screen.getByText(say('editor.conflictHere', { name: 'Jules' }));
  await userEvent.click(button('editor.conflictChoose'));
  expect(screen.getByRole('radio', { name: /^yours/ })).toHaveFocus();
});
