import Fastify from 'fastify';
import { loggerOptions } from './logger';

it('says nothing of the visitor, and no token', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { ...(loggerOptions('info', false) as object), stream } });
  const answer = async () => 'x';
  app.get('/*', answer);
  app.post('/*', answer);
  const visit = (url: string, method: 'GET' | 'POST' = 'GET') =>
    app.inject({
      method,
      url,
      remoteAddress: '203.0.113.7',
      headers: { referer: 'https://a.example/secret' },
    });
  await visit('/api/works?email=ada@example.org');
  await visit('/api/preview/secret?lang=fr');
  await visit('/fr/preview/secret');
  await visit('/api/rooms/secret/answer', 'POST');
  await visit('/api/room-pictures/secret-960.webp');
  await visit('/fr/salon/secret');
  await visit('/desk/api/rooms/12');
  await visit('/api/newsletter/withdraw?token=secret', 'POST');
  const paths = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path);
  expect(paths.filter(Boolean)).toEqual([
    '/api/works',
    '/api/preview/:token',
    '/fr/preview/:token',
    '/api/rooms/:token',
    '/api/room-pictures/:token',
    '/fr/salon/:token',
    '/desk/api/rooms/12',
    '/api/newsletter/withdraw',
  ]);
  expect(lines.join('')).not.toMatch(/203\.0|example|secret/);
});
