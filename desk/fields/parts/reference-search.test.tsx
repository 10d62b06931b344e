import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
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
