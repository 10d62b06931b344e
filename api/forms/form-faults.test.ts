import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  message: 'A long enough text',
  newsletter: false,
  inquiry_by: 'email',
};

async function errorsFor(fields: object, lang: string, url = '/api/form/contact') {
  const response = await api.app.inject({
    method: 'POST',
    url,
    payload: { ...MESSAGE, ...fields },
    headers: { 'x-localization': lang },
  });
  expect(response.statusCode).toBe(422);
  return response.json().error.errors;
}

test.each<[object, Record<string, string>, Record<string, string>]>([
  [{ name: ' ' }, { name: 'The name field is required.' }, { name: 'Le champ nom est obligatoire.' }],
  [
    { name: 'A' },
    { name: 'The name field must be at least 2 characters.' },
    { name: 'Le champ nom doit contenir au moins 2 caractères.' },
  ],
  [
    { name: 'A'.repeat(121) },
    { name: 'The name field must not be greater than 120 characters.' },
    { name: 'Le champ nom ne doit pas dépasser 120 caractères.' },
  ],
  [
    { email: 'ada' },
    { email: 'The email field must be a valid email address.' },
    { email: 'Le champ e-mail doit être une adresse e-mail valide.' },
  ],
  [
    { phone: '12 ab 34' },
    { phone: 'The phone field is invalid.' },
    { phone: 'Le champ téléphone est invalide.' },
  ],
  [
    { message: 'x'.repeat(4001) },
    { message: 'The message field must not be greater than 4,000 characters.' },
    { message: 'Le champ message ne doit pas dépasser 4\u202f000 caractères.' },
  ],
  [
    { newsletter: 'maybe' },
    { newsletter: 'The newsletter field is invalid.' },
    { newsletter: 'Le champ newsletter est invalide.' },
  ],
  [
    { inquiry_by: 'pigeon' },
    { inquiry_by: 'The preferred reply field is invalid.' },
    { inquiry_by: 'Le champ mode de réponse est invalide.' },
  ],
  [
    { inquiry_by: 'phone' },
    { phone: 'The phone field is required.' },
    { phone: 'Le champ téléphone est obligatoire.' },
  ],
  [{ work: 'none' }, { work: 'The work field is invalid.' }, { work: 'Le champ œuvre est invalide.' }],
  [{ work: 'secret' }, { work: 'The work field is invalid.' }, { work: 'Le champ œuvre est invalide.' }],
  [
    { works: ['lamp', 'none', 'secret'] },
    { works: 'The gallery does not know these works: none, secret. Please leave them out.' },
    { works: 'La galerie ne connaît pas ces œuvres, merci de les retirer\u202f: none, secret.' },
  ],
  [
    { works: Array.from({ length: 51 }, (_, index) => `work-${index}`) },
    { works: 'The works field is invalid.' },
    { works: 'Le champ œuvres est invalide.' },
  ],
  [
    { works: ['lamp', 'lamp'] },
    { works: 'The works field is invalid.' },
    { works: 'Le champ œuvres est invalide.' },
  ],
  [
    { works: ['x'.repeat(201)] },
    { works: 'The works field must not be greater than 200 characters.' },
    { works: 'Le champ œuvres ne doit pas dépasser 200 caractères.' },
  ],
])('%j is refused in both languages', async (fields, en, fr) => {
  expect(await errorsFor(fields, 'en')).toEqual(en);
  expect(await errorsFor(fields, 'fr')).toEqual(fr);
});

test('all wrong fields are told at once', async () => {
  const fields = { name: '', email: '', message: 'short', newsletter: null, inquiry_by: null };
  expect(Object.keys(await errorsFor(fields, 'en')).sort()).toEqual(Object.keys(MESSAGE).sort());
});

test('a subscription needs an address', async () => {
  expect(await errorsFor({ email: '' }, 'fr', '/api/form/subscribe')).toEqual({
    email: 'Le champ e-mail est obligatoire.',
  });
});

test('a post without a body lacks every required field', async () => {
  const response = await api.app.inject({ method: 'POST', url: '/api/form/subscribe' });
  expect(response.json().error.errors).toEqual({ email: 'The email field is required.' });
});
