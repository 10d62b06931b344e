import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { keptRows } from '../testing/kept-rows';
import { openTestApi, type TestApi } from '../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const MESSAGE = {
  name: 'Ada Brun',
  email: 'ada@example.org',
  message: 'Is the lamp still there?',
  newsletter: false,
  inquiry_by: 'email',
};
const WORDS = {
  en: (field: string) =>
    `The ${field} field holds characters that cannot be read. Please delete what you pasted there and type it.`,
  fr: (field: string) =>
    `Le champ ${field} contient des caractères illisibles. Effacez ce que vous y avez collé et saisissez-le au clavier.`,
};

async function errorsFor(payload: object, lang: string, url: string = FORM_PATHS.contact) {
  const headers = { 'x-localization': lang };
  const response = await api.app.inject({ method: 'POST', url, payload, headers });
  expect(response.statusCode).toBe(422);
  return response.json().error.errors;
}

const CHARACTERS = {
  NUL: '\u0000',
  BEL: '\u0007',
  ESC: '\u001b',
  DEL: '\u007f',
  'a C1 control': '\u0085',
  'half an emoji': '\ud83d',
  'the other half': '\ude00',
};

test.each(Object.entries(CHARACTERS))(
  '%s is refused in each text, in both languages',
  async (_, character) => {
    const texts = {
      name: `Ada${character}Brun`,
      email: `ada${character}@example.org`,
      message: `A lamp,${character} please`,
    };
    expect(await errorsFor({ ...MESSAGE, ...texts }, 'en')).toEqual({
      name: WORDS.en('name'),
      email: WORDS.en('email'),
      message: WORDS.en('message'),
    });
    expect(await errorsFor({ ...MESSAGE, ...texts }, 'fr')).toEqual({
      name: WORDS.fr('nom'),
      email: WORDS.fr('e-mail'),
      message: WORDS.fr('message'),
    });
    for (const field of ['work', 'phone'])
      expect(Object.keys(await errorsFor({ ...MESSAGE, [field]: `12345${character}67` }, 'en'))).toEqual([
        field,
      ]);
    expect(Object.keys(await errorsFor({ ...MESSAGE, works: [`la${character}mp`] }, 'en'))).toEqual([
      'works',
    ]);
    const subscription = { email: 'ada@example.org', name: `Ada${character}Brun` };
    expect(await errorsFor(subscription, 'en', FORM_PATHS.subscribe)).toEqual({ name: WORDS.en('name') });
  },
);

test.each(['Ada\nBrun', 'Ada\tBrun'])('a name is on one line: %j', async (name) => {
  expect(await errorsFor({ ...MESSAGE, name }, 'en')).toEqual({ name: WORDS.en('name') });
});

test('a message has lines and tabs, and all letters and signs', async () => {
  const texts = { name: 'Zoé 李 😀', message: 'One\ntwo\r\n\tthree 👩‍🎨 عربى \u2028 « œuvre »' };
  const payload = { ...MESSAGE, ...texts };
  const response = await api.app.inject({ method: 'POST', url: FORM_PATHS.contact, payload });
  expect(response.statusCode).toBe(200);
  expect(keptRows(api.dataDir, 'messages')).toEqual([expect.objectContaining(texts)]);
});
