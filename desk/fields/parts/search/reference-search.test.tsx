import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../../app/data';
import { renderInDesk } from '../../../app/testing/render-in-desk';
import { loadLanguage } from '../../../app/words';
import { ReferenceSearch } from './reference-search';

it('says of what is a draft yet that it is one', async () => {
  queryClient.clear();
  const line = { second: {}, picture: null, availability: null };
  const lines = [
    { ...line, id: 'louise', title: { en: 'Louise Amiel' }, state: 'draft' },
    { ...line, id: 'odile', title: { en: 'Odile Kerhervé' }, state: 'public' },
  ];
  globalThis.fetch = (async () => ({
    ...{ status: 200, ok: true, headers: new Map() },
    text: async () => JSON.stringify({ lines }),
  })) as never;
  renderInDesk(
    () => <ReferenceSearch label="creators" shelf="creators" without={[]} onChoose={() => {}} />,
    await loadLanguage('en'),
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'creators' }));
  expect(await screen.findByRole('option', { name: /Louise/ })).toHaveTextContent('Louise Amieldraft');
  expect(screen.getByRole('option', { name: /Odile/ })).not.toHaveTextContent('draft');
});

describe('while further letters are looked for', () => {
  const PEOPLE = [
    { id: 'louise', title: { en: 'Louise Amiel' } },
    { id: 'lucien', title: { en: 'Lucien Autran' } },
  ].map((one) => ({ ...one, second: {}, picture: null, availability: null, state: 'public' }));
  const onChoose = jest.fn<void, [{ id: string }]>();
  let answer = () => {};

  beforeEach(async () => {
    queryClient.clear();
    onChoose.mockClear();
    globalThis.fetch = (async (url: string) => {
      const words = new URL(url, 'https://desk.example').searchParams.get('q');
      if (words === 'lu') await new Promise<void>((resolve) => (answer = resolve));
      const lines = words === 'lu' ? PEOPLE.slice(1) : PEOPLE;
      return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify({ lines }) };
    }) as never;
    renderInDesk(
      () => <ReferenceSearch label="creators" shelf="creators" without={[]} onChoose={onChoose} />,
      await loadLanguage('en'),
    );
  });

  it('what was found is there to be pressed', async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'creators' }), 'l');
    const line = await screen.findByRole('option', { name: /Louise/ });
    await userEvent.keyboard('u');
    expect(line).toBeInTheDocument();
    await userEvent.click(line);
    expect(onChoose.mock.calls).toEqual([[PEOPLE[0]]]);
  });

  it('Enter takes the first of the answer, not of what is there', async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'creators' }), 'l');
    await screen.findByRole('option', { name: /Louise/ });
    await userEvent.keyboard('u{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    answer();
    await waitFor(() => expect(onChoose.mock.calls).toEqual([[PEOPLE[1]]]));
  });
});

describe('that a button has opened', () => {
  const onLeave = jest.fn();

  beforeEach(async () => {
    queryClient.clear();
    onLeave.mockClear();
    const lines = [{ id: 'lighting', title: { en: 'lighting' }, second: {}, picture: null, state: 'public' }];
    globalThis.fetch = (async () => ({
      ...{ status: 200, ok: true, headers: new Map() },
      text: async () => JSON.stringify({ lines }),
    })) as never;
    renderInDesk(
      () => <ReferenceSearch label="type" shelf="types" without={[]} onChoose={() => {}} onLeave={onLeave} />,
      await loadLanguage('en'),
    );
    await screen.findByRole('option', { name: 'lighting' });
  });

  it('shows its list, although the page is scrolled to it', async () => {
    fireEvent.scroll(document);
    expect(await screen.findByRole('option', { name: 'lighting' })).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('stays while one goes to a line by the arrows, also of a list that was closed', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: 'lighting' })).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalled();
  });
});
