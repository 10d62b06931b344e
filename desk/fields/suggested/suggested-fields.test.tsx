import { fireEvent, screen, waitFor } from '@testing-library/react';
import { open, opened, saves, server, spoken } from '../../screens/editor/testing/open-editor';

const KIND = { kind: 'Exhibition', title: { en: 'Exhibition', fr: 'Exposition' }, count: 3 };
const LINES = [{ second: { en: 'Varangue', fr: 'Varangue' } }, { second: { en: 'Clair-Obscur' } }];

/** Opens a new one, beside others that are there. */
async function openNew(shelf: 'events' | 'press') {
  server.item = opened({ shelf, id: 'new-one', published: null, state: 'draft' });
  const answered = globalThis.fetch;
  globalThis.fetch = (async (url: string, init?: object) => {
    if (!url.endsWith(`/items/${shelf}`)) return answered(url, init);
    const body = { lines: LINES, kinds: [KIND] };
    return { status: 200, ok: true, headers: new Map(), text: async () => JSON.stringify(body) };
  }) as never;
  await open();
}
const { say } = { say: (...of: Parameters<typeof spoken.language.say>) => spoken.language.say(...of) };
/** An input with suggestions is a combobox. */
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const offered = (input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value);

it('offers the kinds of events that are in use, and writes one in the other language as well', async () => {
  await openNew('events');
  const english = field(`${say('field.kind')}, ${say('language', { language: 'en' })}`);
  await waitFor(() => expect(offered(english)).toEqual(['Exhibition']));
  fireEvent.change(english, { target: { value: 'Exhibition' } });
  expect(field(`${say('field.kind')}, ${say('language', { language: 'fr' })}`)).toHaveValue('Exposition');
  await waitFor(() => expect(saves().map(({ path }) => path)).toEqual(['kind.en', 'kind.fr']), {
    timeout: 3_000,
  });
});

it('offers the names of the papers that other articles appeared in', async () => {
  await openNew('press');
  const input = field(say('field.publication'));
  await waitFor(() => expect(offered(input)).toEqual(['Clair-Obscur', 'Varangue']));
});
