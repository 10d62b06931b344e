import Fastify from 'fastify';
import { logAnswers } from './logging';

it('says nothing of the visitor', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  app.decorateRequest('loggedPath', '');
  app.addHook('onRequest', async (request) => {
    request.loggedPath = request.url.split('?')[0]!;
  });
  logAnswers(app);
  app.get('/*', async () => 'x');
  app.get('/api/preview/:token', async () => 'x');
  await app.inject({ url: '/about?email=a@example.org', remoteAddress: '203.0.113.7' });
  await app.inject('/api/preview/secret');
  await app.inject('/fr/preview/secret');
  await app.inject('/room/secret/more');
  await app.inject('/fr/salon/secret');
  await app.inject('/api/rooms/secret/answer');
  await app.inject('/fr/newsletter/stop?token=secret');
  const answers = lines.map((line) => JSON.parse(line)).filter(({ status }) => status);
  expect(answers).toMatchObject([
    { method: 'GET', path: '/about', status: 200 },
    { method: 'GET', path: '/api/preview/:token', status: 200 },
    { method: 'GET', path: '/fr/preview/:id', status: 200 },
    { method: 'GET', path: '/room/:id', status: 200 },
    { method: 'GET', path: '/fr/salon/:id', status: 200 },
    { method: 'GET', path: '/api/rooms/:id', status: 200 },
    { method: 'GET', path: '/fr/newsletter/stop', status: 200 },
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/203\.0|example|secret/);
});
