import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '../../../app/testing/render-in-desk';
import { loadLanguage, type Language } from '../../../app/words';
import { useLost } from '../../../editing/lost';
import { sendUnsent } from '../../../editing/send-unsent';
import { unsentStore } from '../../../editing/unsent';
import { Lost } from './lost';

const ME = 7;
let language: Language;
let asked: [method: string, path: string, body: unknown][];
beforeAll(async () => {
  language = await loadLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  asked = [];
  window.scrollTo = () => {};
  globalThis.fetch = (async (url: string, { method, body }: { method: string; body: string }) => {
    const path = url.replace('/desk/api', '');
    asked.push([method, path, JSON.parse(body)]);
    const isOld = path.startsWith('/items/works/bench/');
    const item = { shelf: 'works', id: 'bench-2', published: null, draft: { changes: [] } };
    const content = isOld ? { error: { fault: 'notFound' } } : path.endsWith('draft') ? { item } : item;
    return {
      ...{ ok: !isOld, status: isOld ? 404 : 200, headers: new Headers() },
      text: async () => JSON.stringify(content),
    };
  }) as unknown as typeof fetch;
});
const kept = () => unsentStore(ME, 'works', 'bench');

function Known() {
  return (
    <p>
      {useLost(ME)
        .map(({ id }) => id)
        .join() || 'nothing'}
    </p>
  );
}
async function open() {
  const router = renderInDesk(
    () => (
      <>
        <Known />
        <Lost shelf="works" id="bench" person={ME} />
      </>
    ),
    language,
  );
  await screen.findByRole('heading', { name: language.say('unsaved.gone') });
  return () => router.state.location.pathname;
}

it('is found by the next visit, tried once, and shown with what was typed', async () => {
  kept().keep('title.en', { before: null, value: 'A bench' });
  await sendUnsent(ME);
  expect(asked).toHaveLength(1);
  await open();
  expect(screen.getByText('bench')).toBeInTheDocument();
  expect(screen.getByText('A bench')).toBeInTheDocument();
  expect(kept().all().size).toBe(1);
});

it('is made a new one of, or thrown away, and is known no more', async () => {
  kept().keep('title.en', { before: null, value: 'A bench' });
  kept().keep('title.fr', { before: null, value: 'Un banc' });
  await act(() => sendUnsent(ME));
  const where = await open();
  await userEvent.click(screen.getByRole('button', { name: language.say('unsaved.makeNew') }));
  await waitFor(() => expect(where()).toBe('/works/bench-2'));
  expect(asked.at(-2)).toEqual(['POST', '/items', { shelf: 'works', title: 'A bench' }]);
  expect(asked.at(-1)).toEqual([
    'PUT',
    '/items/works/bench-2/draft',
    { changes: [{ path: 'title', before: null, value: { en: 'A bench', fr: 'Un banc' } }] },
  ]);
  expect(kept().all().size).toBe(0);
});

it('keeps what is typed where no new one can be made', async () => {
  kept().keep('title.en', { before: null, value: 'A bench' });
  await open();
  globalThis.fetch = async () => Promise.reject(new TypeError('offline'));
  await userEvent.click(screen.getByRole('button', { name: language.say('unsaved.makeNew') }));
  expect(await screen.findByText(language.say('fault.offline'))).toBeInTheDocument();
  expect(kept().all().size).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: language.say('unsaved.throwAway') }));
  expect(kept().all().size).toBe(0);
});
