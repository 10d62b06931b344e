import { until } from '../../tests/until';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { openMailer } from './mailer';

const MAIL = {
  from: 'gallery@example.org',
  to: 'owner@example.org, second@example.org',
  replyTo: { name: 'Zoé', address: 'zoe@example.org' },
  subject: 'Demande de Zoé',
  text: 'Bonjour\n',
};

let server: TestMailServer | undefined;
afterEach(() => server?.close());

async function sendTo(refusals: number, delays: number[]) {
  server = await startMailServer({ refusals });
  const onFailure = jest.fn();
  const mailer = openMailer(server.url, { delays, onFailure });
  mailer.send(MAIL);
  return { mailer, onFailure, server };
}

it('sends a mail, and waits for it when it is closed', async () => {
  const { mailer, onFailure, server } = await sendTo(0, []);
  await mailer.close();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(['owner@example.org', 'second@example.org']);
  expect(server.received[0]?.source).toMatch(/^Reply-To: .*<zoe@example\.org>/m);
  expect(onFailure).not.toHaveBeenCalled();
});

it('tries again what was turned away', async () => {
  const { mailer, onFailure, server } = await sendTo(2, [10, 10]);
  await until(() => server.received.length === 1);
  await mailer.close();
  expect(server.refused).toBe(2);
  expect(onFailure).not.toHaveBeenCalled();
});

it('gives up in the end, and tells a code without names', async () => {
  const { mailer, onFailure, server } = await sendTo(9, [10, 10]);
  await until(() => onFailure.mock.calls.length > 0);
  expect(server.refused).toBe(3);
  expect(onFailure.mock.calls).toEqual([[expect.stringMatching(/^[A-Z]+$/)]]);
  await mailer.close();
});

it('tries once more at the end, rather than wait', async () => {
  const { mailer, server } = await sendTo(1, [600_000]);
  await until(() => server.refused === 1);
  await mailer.close();
  expect(server.received).toHaveLength(1);
});

it('tells of a server that is not there', async () => {
  const onFailure = jest.fn();
  const mailer = openMailer('smtp://127.0.0.1:9', { delays: [], onFailure });
  mailer.send(MAIL);
  await mailer.close();
  expect(onFailure.mock.calls).toEqual([[expect.stringMatching(/^E[A-Z]+$/)]]);
});
