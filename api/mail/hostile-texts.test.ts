import type { TSchema } from '@sinclair/typebox';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { ContactBody } from '../../src/contract/forms/forms';
import { HOSTILE, LONG } from '../../src/contract/testing/hostile-text';
import { oneLine } from '../../src/contract/text/plain-lines';
import { openDirections } from '../../src/contract/text/open-directions';
import type { Work } from '../loading/catalogue-content';
import { enquiryMail } from './enquiry-mail';

/** Fields of the form that hold what a visitor writes, but the address, which the form checks. */
const FIELDS = Object.entries(ContactBody.properties as Record<string, TSchema>)
  .filter(([, { type, format }]) => type === 'string' && !format)
  .map(([name]) => name);

/** What a reader makes of the mail about works called so that somebody has sent who writes the like everywhere. */
async function read(text: string, title: string, reference = title, count = 1): Promise<Email> {
  const work = { title: { en: title, fr: title }, reference } as Work;
  const works = Array.from({ length: count }, () => ({ ...work }));
  const written = Object.fromEntries(FIELDS.map((name) => [name, text]));
  const body = { ...written, email: 'zoe@example.org', newsletter: false, inquiry_by: 'email' };
  const mail = enquiryMail('en', body as ContactBody, { works }, 'fr');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail({ ...mail, from: 'a@example.org', to: 'b@example.org' });
  return PostalMime.parse(sent.message as Buffer);
}
const headersOf = ({ headers }: Email) => headers.map(({ key }) => key).sort();
/** The lines above the message, up to their colon. */
const linesOf = ({ text = '' }: Email) =>
  text
    .slice(0, text.indexOf('\n\n'))
    .split('\n')
    .map((line) => line.replace(/:.*/, ''));
const inWords = (text: string) => text.replace(/\s+/g, ' ').trim();

it.each([
  ['hostile', HOSTILE],
  ['endless', LONG],
  ['turned', '\u202ebrun\u2067'],
])('a mail of %s names has the lines and headers of any other', async (_, text) => {
  for (const count of [1, 2]) {
    const [plain, found] = [await read('Zoé', 'Lamp', 'ML 1', count), await read(text, text, text, count)];
    expect(headersOf(found)).toEqual(headersOf(plain));
    expect(linesOf(found)).toHaveLength(linesOf(plain).length);
    expect(linesOf(found).at(-1)).toBe(linesOf(plain).at(-1));
    const { text: body = '' } = found;
    expect(inWords(body.slice(body.indexOf('\n\n')))).toBe(inWords(text));
    expect(found.replyTo).toEqual([{ ...plain.replyTo?.[0], name: expect.any(String) as string }]);
  }
});

it.each([HOSTILE, LONG, '\u202ebrun\u2067'])(
  'its subject is one line that is not too long, and turns nothing',
  async (text) => {
    const { subject = '' } = await read(text, text);
    expect(subject).toBe(oneLine(subject));
    expect(subject.length).toBeLessThan(400);
    const [, name = '', title = ''] = /^Inquiry from (.*): (.*) \(.*\)$/.exec(subject) ?? [];
    for (const part of [name, title]) {
      expect(part.slice(0, 4)).toBe(text.slice(0, 4));
      expect(openDirections(part)).toBe('');
    }
  },
);
