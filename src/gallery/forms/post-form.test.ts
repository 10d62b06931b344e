import { replaceCrypto } from '../../../tests/replace-crypto';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import { postForm } from './post-form';
import { DEAD_URL, useFakeApi, type Reply } from '../testing/fake-api';

jest.mock('@sinclair/typebox', () => {
  throw new Error('The schemas are loaded');
});

const startApi = useFakeApi();
const body = { email: 'a@example.org', is_profesional: false };

async function post(reply: Reply | undefined) {
  const api = await startApi(() => reply);
  const result = await postForm(api.url, FORM_PATHS.subscribe, 'fr', body, {
    // Short only where no answer is what it is about: a busy machine answers late.
    timeoutMs: reply ? 10_000 : 200,
  });
  return { result, requests: api.requests };
}

describe('postForm', () => {
  it('posts JSON in the language of the visitor and answers the message', async () => {
    const { result, requests } = await post({ body: { data: { message: 'Merci' } } });
    expect(result).toEqual({ ok: true, message: 'Merci' });
    expect(requests[0]).toMatchObject({ method: 'POST', target: '/api/form/subscribe' });
    expect(requests[0]?.headers).toMatchObject({
      'x-localization': 'fr',
      'content-type': 'application/json',
    });
    expect(JSON.parse(requests[0]!.body)).toEqual(body);
  });

  it('hands on what is left for the visitor to do', async () => {
    const data = { message: 'Plus qu’une étape', next: 'Ouvrez le lien.' };
    expect((await post({ body: { data } })).result).toEqual({ ok: true, ...data });
  });

  it.each([404, 410])('hands on what the API says with %i of what is gone', async (status) => {
    const { result } = await post({ status, body: { error: { message: 'Ce lien n’est pas valable.' } } });
    expect(result).toEqual({ ok: false, reason: 'gone', message: 'Ce lien n’est pas valable.' });
    expect((await post({ status, body: 'nginx' })).result).toEqual({ ok: false, reason: 'server' });
  });

  it('hands on what is wrong with each field', async () => {
    const error = { message: 'Corrigez', errors: { email: 'Adresse invalide', name: 3 } };
    const { result } = await post({ status: 422, body: { error } });
    expect(result).toEqual({
      ok: false,
      reason: 'invalid',
      message: 'Corrigez',
      errors: { email: 'Adresse invalide' },
    });
  });

  it.each([400, 401, 403, 404, 409, 410, 413, 422, 429, 451])(
    'hands on with %i what is wrong with each field, as a text or as a list',
    async (status) => {
      const errors = {
        email: ['Adresse invalide.', 'Adresse trop longue.'],
        name: 'Nom trop court.',
        other: [3],
      };
      const { result } = await post({ status, body: { error: { errors } } });
      const found = { email: 'Adresse invalide. Adresse trop longue.', name: 'Nom trop court.' };
      expect(result).toEqual({ ok: false, reason: 'invalid', message: '', errors: found });
    },
  );

  it('takes a fault of the server for none of the fields', async () => {
    const { result } = await post({ status: 500, body: { error: { errors: { email: 'No' } } } });
    expect(result).toEqual({ ok: false, reason: 'server' });
  });

  it.each([
    [{ 'Retry-After': '90' }, 90],
    [{}, 60],
  ])('says how long to wait with %o', async (headers, retryAfterSeconds) => {
    const { result } = await post({ status: 429, headers });
    expect(result).toEqual({ ok: false, reason: 'rate-limited', retryAfterSeconds });
  });

  it.each([429, 503])('hands on what the API says with %i of a wait of minutes', async (status) => {
    const waiting = (wait: number) =>
      post({ status, headers: { 'Retry-After': `${wait}` }, body: { error: { message: 'Écrivez-nous.' } } });
    expect((await waiting(600)).result).toMatchObject({ ok: false, message: 'Écrivez-nous.' });
    expect((await waiting(5)).result).not.toHaveProperty('message');
  });

  it.each<[string, Reply | undefined, string]>([
    ['a 500', { status: 500, body: 'oops' }, 'server'],
    ['a 403', { status: 403, body: {} }, 'forbidden'],
    ['a 413', { status: 413, body: {} }, 'too-large'],
    ['a host that has waited too long', { status: 504, body: {} }, 'timeout'],
    ['a page in place of JSON', { body: '<!doctype html>' }, 'server'],
    ['no answer', undefined, 'timeout'],
  ])('tells of %s, and does not try again', async (_, reply, reason) => {
    const { result, requests } = await post(reply);
    expect(result).toEqual({ ok: false, reason });
    expect(requests).toHaveLength(1);
  });

  it('tells of a server that cannot be reached', async () => {
    const result = await postForm(DEAD_URL, FORM_PATHS.subscribe, 'en', body);
    expect(result).toEqual({ ok: false, reason: 'offline' });
  });

  it('says which tries are of the same form, until it has arrived', async () => {
    const replies: (Reply | undefined)[] = [
      undefined,
      { status: 503, body: {} },
      { body: { data: { message: '' } } },
    ];
    const arrived = { body: { data: { message: 'Merci' } } };
    const api = await startApi(() => (replies.length > 0 ? replies.shift() : arrived));
    const send = (email: string) =>
      postForm(
        api.url,
        FORM_PATHS.subscribe,
        'fr',
        { ...body, email },
        { timeoutMs: replies.length === 3 ? 200 : 10_000 },
      );
    for (let turn = 0; turn < 5; turn += 1) await send('one@example.org');
    await send('another@example.org');
    const keys = api.requests.map(({ headers }) => headers['idempotency-key']);
    const [first, , , fourth, fifth, other] = keys;
    expect(first).toMatch(/^"[0-9a-f]{8}-[0-9a-f-]{27}"$/);
    expect(keys.slice(0, 4)).toEqual(Array(4).fill(fourth));
    expect(new Set([fourth, fifth, other]).size).toBe(3);
  });

  it('sends without a key where the browser can make none', async () => {
    const giveBack = replaceCrypto({});
    const { result, requests } = await post({ body: { data: { message: 'Merci' } } });
    giveBack();
    expect(result.ok).toBe(true);
    expect(requests[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('brings no schemas into the bundle', () => {
    jest.isolateModules(() => {
      expect(() => jest.requireActual('./post-form')).not.toThrow();
      expect(() => jest.requireActual('../../contract/kinds/calls')).toThrow('schemas');
    });
  });
});
