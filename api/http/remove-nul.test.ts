import fastify from 'fastify';
import { removeNul } from './remove-nul';

const app = fastify();
removeNul(app);
app.post('/:id', async ({ body, query, params }) => ({ body, query, params }));
afterAll(() => app.close());

const post = async (url: string, body: object): Promise<unknown> =>
  (await app.inject({ method: 'POST', url, payload: body })).json();

it('takes NUL out of address, query and body, however deep, and nothing else', async () => {
  const body = { name: 'A\0da', more: [{ 'k\0': '\0' }, 1, null, true, 'Brun'] };
  expect(await post('/la%00mp?q=a%00b&q=c', body)).toEqual({
    params: { id: 'lamp' },
    query: { q: ['ab', 'c'] },
    body: { name: 'Ada', more: [{ k: '' }, 1, null, true, 'Brun'] },
  });
});

it('leaves alone what has none', async () => {
  const body = { name: 'Ada', more: [{ a: '\u0001' }] };
  expect(await post('/lamp', body)).toEqual({ params: { id: 'lamp' }, query: {}, body });
});
