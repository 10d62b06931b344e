import { makeDeploy } from '../testing/make-deploy';
import { openFormHost, useFormHost } from './testing/form-host';

const forms = useFormHost();
const { post } = forms;

it.each([
  ['en', '/api/form/contact', '/thank-you/message-sent'],
  ['fr', '/api/form/contact', '/fr/merci/message-envoye'],
  ['en', '/api/form/subscribe', '/thank-you/subscribed'],
  ['fr', '/api/form/subscribe', '/fr/merci/inscription'],
  ['en', '/api/form/wish', '/thank-you/wish-kept'],
] as const)('%s: %s leads to the page that thanks for it', async (locale, url, page) => {
  const sent = await post(url, { locale, email: 'a@example.org' });
  expect([sent.statusCode, sent.body]).toEqual([303, '']);
  expect(sent.headers).toMatchObject({ location: page, 'cache-control': 'no-store' });
});

it('passes on what was typed, the language in its header, and the visitor’s address', async () => {
  const fields = { name: 'Zoé & Cie', email: 'zoe@example.org', newsletter: 'on' };
  await post('/api/form/contact', { ...fields, locale: 'fr' });
  expect(forms.asked).toMatchObject([{ fields, headers: { 'x-localization': 'fr' } }]);
  expect(forms.asked[0]?.fields).not.toHaveProperty('locale');
  expect(forms.asked[0]?.headers).toMatchObject({
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    'x-forwarded-for': '203.0.113.7',
  });
});

it('takes the work, and a language that the form does not say, from the page before', async () => {
  const referer = 'https://gallery.example/fr/contact?work=banc-quai&title=Quai';
  const page = await post('/api/form/contact', { name: 'Zoé' }, { referer });
  expect(forms.asked).toMatchObject([
    { fields: { name: 'Zoé', work: 'banc-quai' }, headers: { 'x-localization': 'fr' } },
  ]);
  // The page that thanks names it, and leads back.
  expect(page.headers.location).toBe('/fr/merci/message-envoye?work=banc-quai');
  await post('/api/form/subscribe', { email: 'a@example.org' }, { referer: 'nonsense' });
  expect(forms.asked[1]).toMatchObject({ headers: { 'x-localization': 'en' } });
});

it('takes the event from the page before, and what is wished for', async () => {
  const contact = 'https://gallery.example/contact?event=talk';
  const reserved = await post('/api/form/contact', { name: 'Zoé' }, { referer: contact });
  expect(forms.asked[0]?.fields).toMatchObject({ event: 'talk' });
  expect(reserved.headers.location).toBe('/thank-you/message-sent?event=talk');
  const referer = 'https://gallery.example/fr/souhait?creator=odile&work=%3Cb%3E';
  await post('/api/form/wish', { wish: 'Une lampe' }, { referer });
  expect(forms.asked[1]?.fields).toMatchObject({ wish: 'Une lampe', creator: 'odile' });
  expect(forms.asked[1]?.fields).not.toHaveProperty('work');
});

it('takes the works of a selection from the page before, each once, and none for the newsletter', async () => {
  const referer = 'https://gallery.example/contact?works=quai-bench,claustra-screen,quai-bench,%3Cb%3E';
  await post('/api/form/contact', { name: 'Zoé' }, { referer });
  expect(forms.asked[0]?.works).toEqual(['quai-bench', 'claustra-screen']);
  expect(forms.asked[0]?.fields).not.toHaveProperty('work');
  await post('/api/form/subscribe', { email: 'a@example.org' }, { referer });
  expect(forms.asked[1]?.works).toEqual([]);
});

it.each([
  ['/api/form/subscribe', 'subscription-to-confirm', '/fr/merci/inscription-a-confirmer'],
  ['/api/form/contact', 'message-sent-newsletter', '/fr/merci/message-envoye-newsletter'],
  ['/api/newsletter/confirm', 'subscription-confirmed', '/fr/merci/inscription-confirmee'],
  ['/api/wishes/withdraw', 'wish-withdrawn', '/fr/merci/souhait-retire'],
])('leads from %s to the page that says what is left to do: %s', async (url, outcome, page) => {
  forms.answer = {
    status: 200,
    body: { data: { message: 'Plus qu’une étape', next: 'Ouvrez le lien.', outcome } },
  };
  const { statusCode, headers } = await post(url, { locale: 'fr' });
  expect([statusCode, headers.location]).toEqual([303, page]);
});

it.each([
  ['an outcome that no page has', 'constructor'],
  ['no outcome', undefined],
])('says in the API’s own words, as text, what comes with %s', async (_, outcome) => {
  forms.answer = {
    status: 200,
    body: { data: { message: '<b>Merci</b>', next: 'Ouvrez le lien.', outcome } },
  };
  const said = await post('/api/newsletter/confirm', { locale: 'fr' });
  expect([said.statusCode, said.body]).toEqual([200, '<b>Merci</b>\nOuvrez le lien.']);
  expect(said.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
});

it('says so where an earlier release has no page for it', async () => {
  const earlier = await openFormHost(forms.apiUrl, await makeDeploy());
  const said = await post('/api/form/contact', { locale: 'en' }, { to: earlier });
  expect([said.statusCode, said.body]).toEqual([200, 'done']);
  await earlier.close();
});

it('takes the token of a mail’s link from the page before, or from its own address', async () => {
  const referer = 'https://gallery.example/fr/newsletter/stop?token=of-the-page';
  await post('/api/newsletter/withdraw', { locale: 'fr' }, { referer });
  await post('/api/newsletter/withdraw?token=of-the-link', { 'List-Unsubscribe': 'One-Click' });
  expect(forms.asked.map(({ fields }) => fields['token'])).toEqual(['of-the-page', 'of-the-link']);
  await post('/api/form/subscribe', { email: 'a@example.org' }, { referer });
  expect(forms.asked[2]?.fields).not.toHaveProperty('token');
});

it('answers a script that posts the same with what the API says', async () => {
  const given = await post('/api/form/contact', { locale: 'en' }, { accept: 'application/json' });
  expect(given.json()).toEqual({ data: { message: 'done' } });
});
