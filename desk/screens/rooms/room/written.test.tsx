import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { queryClient, setMe } from '../../../app/data';
import { LanguageProvider, loadLanguage, type Language } from '../../../app/words';
import type { Conflict, FieldChange } from '../../../../api/content/contract/item';
import type { OpenRoom, RoomValues } from '../../../../api/rooms/contract/room';
import { withChanges } from '../../../../api/content/contract/field-path';
import { sendUnsent } from '../../../editing/send-unsent';
import { unsentStore } from '../../../editing/unsent';
import { PriceFields } from './pieces/price-fields';
import { RoomEmailField, RoomLineField } from './room-fields';
import { WaitingChanges } from './waiting-changes';
import { RoomProvider, useRoom, useRoomSession } from './room-session';

const ROOM: OpenRoom = {
  ...{ id: 7, number: 1, state: 'prepared', values: { title: 'Three lamps', locale: 'en' } },
  ...{ givenAt: null, openings: 0, openedAt: null, seenAt: null, isUnopened: false },
  ...{ waits: null, waiting: [] },
  ...{ pieces: [], pictures: [], hasCode: false, answers: [], withdrawnAt: null, keptDays: 730 },
  ...{ madeAt: '2026-11-01T10:00:00Z', madeBy: 'Inès', changedAt: '2026-11-01T10:00:00Z', changedBy: 'Inès' },
};

let english: Language;
let values: RoomValues;
/** What was sent, one after the other. */
let sent: FieldChange[];
let refusing: Conflict | undefined;
let waiting: Partial<OpenRoom>;

beforeAll(async () => {
  english = await loadLanguage('en');
});
beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  setMe({
    ...{ id: 1, email: 'ines@example.org', name: 'Inès', may: 'publish' },
    ...{ hasPassword: true, language: 'en', letterKeys: true },
  });
  values = ROOM.values;
  sent = [];
  refusing = undefined;
  waiting = {};
  globalThis.fetch = (async (_: string, { method, body = '{}' }: { method: string; body?: string }) => {
    const answered = (content: unknown) =>
      ({
        ok: true,
        status: 200,
        headers: new Headers(),
        text: async () => JSON.stringify(content),
      }) as Response;
    if (method === 'GET') return answered({ ...ROOM, ...waiting, values });
    const { changes } = JSON.parse(body) as { changes: FieldChange[] };
    sent.push(...changes);
    const refused = refusing && changes.some(({ path }) => path === refusing?.path) ? refusing : undefined;
    refusing = undefined;
    // What a colleague has written stays.
    values = withChanges(
      values,
      refused ? [{ path: refused.path, before: null, value: refused.theirs }] : changes,
    );
    return answered({ item: { ...ROOM, values }, conflicts: refused ? [refused] : [] });
  }) as typeof fetch;
});

function Written({ children }: { children: ReactNode }) {
  const session = useRoomSession({ ...ROOM, ...waiting });
  return <RoomProvider value={session}>{children}</RoomProvider>;
}
const show = (field: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageProvider language={english}>
        <Written>{field}</Written>
      </LanguageProvider>
    </QueryClientProvider>,
  );
const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });
const last = () => sent.at(-1);

it('keeps an amount once it is more than 0, with what belongs to it', async () => {
  const user = userEvent.setup();
  show(<PriceFields piece={3} />);
  expect(screen.getByRole('radio', { name: 'not given' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'an amount' }));
  await user.type(textbox('amount'), '0');
  expect(screen.getByRole('alert')).toHaveTextContent('An amount is more than 0');
  expect(screen.getByRole('combobox', { name: 'VAT' })).toBeDisabled();
  expect(sent).toEqual([]);
  await user.clear(textbox('amount'));
  await user.type(textbox('amount'), '8500,5');
  const price = { amount: 8500.5, currency: 'EUR', vat: 'with', before: null, showsBefore: false };
  await waitFor(() => expect(last()).toMatchObject({ path: 'price.p3', value: price }));
  expect(screen.queryByRole('alert')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'VAT' }), 'not included');
  await user.type(textbox(/before the discount/), '9000');
  await user.click(await screen.findByRole('checkbox', { name: 'the client sees the discount' }));
  await waitFor(() =>
    expect(last()?.value).toEqual({ ...price, vat: 'without', before: 9000, showsBefore: true }),
  );
  await user.click(screen.getByRole('radio', { name: 'on request' }));
  await waitFor(() => expect(last()?.value).toBe('on request'));
});

it('reads groups of digits as thousands, and keeps the amount of before where none can be read', async () => {
  const user = userEvent.setup();
  values = ROOM.values;
  show(<PriceFields piece={3} />);
  await user.click(screen.getByRole('radio', { name: 'an amount' }));
  await user.type(textbox('amount'), '12,500');
  await user.tab();
  await waitFor(() => expect(last()?.value).toMatchObject({ amount: 12_500 }));
  expect(textbox('amount')).toHaveValue('12,500');
  await user.clear(textbox('amount'));
  await user.type(textbox('amount'), '11,9000');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Write 12500, 12,500');
  expect(screen.getByText(/goes on seeing/)).toBeInTheDocument();
  expect(textbox('amount')).toHaveValue('11,9000');
  await waitFor(() => expect(last()?.value).toMatchObject({ amount: 12_500, vat: 'with' }));
  await user.clear(textbox('amount'));
  await user.type(textbox('amount'), '11.900 €');
  await user.tab();
  await waitFor(() => expect(last()?.value).toMatchObject({ amount: 11_900 }));
  expect(textbox('amount')).toHaveValue('11,900');
});

it('keeps an address of the client once it is one', async () => {
  const user = userEvent.setup();
  show(<RoomEmailField />);
  await user.type(textbox('email of the client'), 'zoe');
  expect(screen.getByText(/not an email address yet/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(textbox('email of the client'), '@example.org');
  await waitFor(() => expect(last()).toMatchObject({ path: 'email', value: 'zoe@example.org' }));
  await user.clear(textbox('email of the client'));
  await waitFor(() => expect(last()).toMatchObject({ path: 'email', value: null }));
});

it('shows what a colleague has written in the same field, and lets one choose', async () => {
  const user = userEvent.setup();
  refusing = { path: 'title', mine: 'Mine', theirs: 'Theirs', by: 'Jules' };
  show(<RoomLineField path="title" label="title" />);
  await user.clear(textbox('title'));
  await user.type(textbox('title'), 'Mine');
  expect(await screen.findByRole('alert')).toHaveTextContent('Jules changed the same field');
  await user.click(screen.getByRole('button', { name: 'keep mine' }));
  await waitFor(() => expect(last()).toMatchObject({ path: 'title', before: 'Theirs', value: 'Mine' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

/** From now on the server takes nothing. */
function refuse(status: number, error: { fault: string; fields?: string[] }): void {
  globalThis.fetch = (async () =>
    ({
      ok: false,
      status,
      headers: new Headers(),
      text: async () => JSON.stringify({ error }),
    }) as Response) as typeof fetch;
}

function LinkButton() {
  const { flush } = useRoom();
  const [said, setSaid] = useState('');
  const give = () =>
    void flush().then(
      () => setSaid('given'),
      (error: Error) => setSaid(error.message),
    );
  return <button onClick={give}>give {said}</button>;
}

it('says what the client does not see yet, with what stands there meanwhile', async () => {
  const price = { amount: 12_000, currency: 'EUR', vat: 'with', before: null, showsBefore: false };
  waiting = {
    waits: { by: ['Jules'], since: '2026-11-02T10:00:00Z' },
    waiting: [
      { path: 'title', was: 'Three lamps' },
      { path: 'client', was: null },
      { path: 'price.p4', was: price },
      { path: 'letter', was: '<p>Dear</p>' },
      { path: 'work.p4', was: null },
      { path: 'pieces', was: null },
    ],
    pieces: [{ id: 4, work: 'lamp', title: 'Tall lamp', item: null, seconds: 0 }],
  };
  show(<WaitingChanges />);
  const section = await screen.findByRole('region', { name: 'What the client does not see yet' });
  expect(section).toHaveTextContent('Jules may not publish.');
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'title; until then the client reads ‘Three lamps’',
    'for whom, as the client reads it; until then the client reads nothing there',
    'price for this client, Tall lamp; until then the client reads ‘€12,000’',
    'letter',
    'what its draft says, Tall lamp',
    'pieces and their order',
  ]);
});

it('gives out no link while something stands there that the room does not take', async () => {
  const user = userEvent.setup();
  show(
    <>
      <RoomLineField path="title" label="title" />
      <LinkButton />
    </>,
  );
  refuse(422, { fault: 'invalid', fields: ['title'] });
  await user.type(textbox('title'), '!');
  await user.click(screen.getByRole('button', { name: 'give' }));
  expect(await screen.findByRole('button', { name: 'give invalid' })).toBeInTheDocument();
  expect(textbox('title')).toHaveValue('Three lamps!');
});

it('lets go of what was typed into a room that was deleted, and of nothing else', async () => {
  const kept = unsentStore(1, 'rooms', '7');
  kept.keep('title', { before: 'Three lamps', value: 'Four lamps' });
  refuse(500, { fault: 'unexpected' });
  await sendUnsent(1);
  expect(kept.all().size).toBe(1);
  refuse(404, { fault: 'notFound' });
  await sendUnsent(1);
  expect(kept.all().size).toBe(0);
});
