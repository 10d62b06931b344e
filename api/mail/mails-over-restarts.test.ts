import { startApi, type RunningApi } from '../start-api';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { until } from '../../tests/until';

const MESSAGE = {
  name: 'Ada Brun',
  email: 'ada@example.org',
  message: 'Is the lamp still there?',
  newsletter: false,
  inquiry_by: 'email',
};

let sample: SampleCatalogue;
let server: TestMailServer | undefined;
beforeEach(async () => (sample = await writeSampleCatalogue()));
afterEach(async () => {
  await server?.close();
  server = undefined;
  await sample.remove();
});

const start = (smtpUrl: string): Promise<RunningApi> =>
  startApi({
    port: 0,
    catalogueDir: sample.root,
    dataDir: sample.dataDir,
    logLevel: 'silent',
    warmMedia: false,
    smtpUrl,
  });

async function post({ url }: RunningApi): Promise<void> {
  const answer = await fetch(`${url}/api/form/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MESSAGE),
  });
  expect(answer.status).toBe(200);
}

test('a message that came while the mail server was down is mailed by the next start, once', async () => {
  const down = await startMailServer();
  await down.close();
  const first = await start(down.url);
  await post(first);
  await first.close();
  server = await startMailServer({ port: down.port });
  const next = await start(down.url);
  await until(() => server?.received.length === 1);
  await next.close();
  await (await start(down.url)).close();
  expect(server.received).toHaveLength(1);
});
