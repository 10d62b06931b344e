import { HONEYPOT_FIELD } from '../../src/contract/forms/bounds';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { ContactBody } from '../../src/contract/forms/forms';
import { LINK_PURPOSES, LINK_SUBJECTS } from '../../src/contract/forms/mail-links';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { HOSTILE, LONG } from '../../src/contract/testing/hostile-text';
import { openDirections } from '../../src/contract/text/open-directions';
import { oneLine } from '../../src/contract/text/plain-lines';
import { translator } from '../../src/i18n/i18n';
import { routePath } from '../../src/routes/route-path';
import { freePort } from '../../scripts/lib/ports';
import { until } from '../../tests/until';
import type { GalleryEvent, Work } from '../content/published/catalogue-content';
import { pageAddress } from '../subscriptions/links';
import { listCsv } from '../subscriptions/list-file';
import { parisDay, parisMoment } from '../subscriptions/paris-time';
import { ALERTS } from '../subscriptions/alerts';
import { consentWords } from '../subscriptions/confirmation';
import { NEWSLETTER } from '../subscriptions/newsletter';
import { type RunningApi, startApi } from '../start-api';
import { openDatabase } from '../database/open-database';
import type { GalleryDatabase } from '../database/database';
import { queueMail, takeUpAgain } from './mail-queries';
import { keptRows } from '../testing/kept-rows';
import { startMailServer, type TestMailServer } from '../testing/mail-server';
import { type SampleCatalogue, writeSampleCatalogue } from '../testing/sample-catalogue';
import { enquiryMail, messageMail } from '../messages/message-mail';
import { longDay } from './long-day';
import type { Mail } from './mail';
import { type Mailer, openMailer } from './mailer';
import { nextTry, RETRIES } from './retries';

describe('long day', () => {
  it.each([
    ['en', '1 May 2026'],
    ['fr', '1er mai 2026'],
  ] as const)('says the first day of a month as the site does, in %s', (language, said) => {
    expect(longDay(new Date('2026-05-01'), language, 'UTC')).toBe(said);
  });

  it('says the day of the place', () => {
    expect(longDay(new Date('2026-11-30T23:30:00Z'), 'fr', 'Europe/Paris')).toBe('1er décembre 2026');
    expect(longDay(new Date('2026-05-11'), 'fr', 'UTC')).toBe('11 mai 2026');
  });
});

describe('retries', () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  /** The pauses, in s, of a mail that fails each time. */
  function pauses(isRefused: boolean): number[] {
    const found: number[] = [];
    for (let now = 0; ; ) {
      const next = nextTry({ triedSince: 0, isRefused, now });
      if (next === undefined) return found;
      found.push(Math.round((next - now) / 1000));
      now = next;
    }
  }

  it('waits longer and longer, and gives up after five days', () => {
    const found = pauses(false);
    expect(found.slice(0, 6)).toEqual([10, 10, 10, 15, 23, 34]);
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(Math.max(...found)).toBe(4 * 3600);
    expect(found.length).toBeLessThan(60);
    expect(found.reduce((sum, pause) => sum + pause) / 3600).toBeGreaterThanOrEqual(5 * 24);
  });

  it('asks again every four hours what is refused for good', () => {
    expect(new Set(pauses(true))).toEqual(new Set([4 * 3600]));
  });

  it('does not wait longer for a clock that was set back', () => {
    const now = 10 * HOUR;
    expect(nextTry({ triedSince: 30 * HOUR, isRefused: false, now })).toBe(now + RETRIES.shortestPauseMs);
  });
});

describe('message mail', () => {
  const WRITTEN = {
    name: 'Zoé\nBrun {when}',
    email: 'zoe@example.org',
    phone: '+33 1 99 00 12 34',
    message: 'In the\nmorning.',
  };

  it('tells of a form by its own subject and lines, and nothing that nobody was asked', () => {
    const told = {
      subject: 'Visit of {name}, {when}',
      values: { when: '3 March' },
      about: ['Day: 3 March', undefined],
      lines: ['Language: French', false],
    } as const;
    expect(messageMail('en', WRITTEN, told)).toEqual({
      kind: 'message',
      visitor: 'zoe@example.org',
      replyTo: { name: 'Zoé Brun {when}', address: 'zoe@example.org' },
      subject: 'Visit of Zoé Brun {when}, 3 March',
      text: [
        'Day: 3 March',
        'Name: Zoé Brun {when}',
        'Email: zoe@example.org',
        'Phone: +33 1 99 00 12 34',
        'Language: French',
        '',
        'In the\nmorning.',
        '',
      ].join('\n'),
    });
  });

  it('names no address to reply to where the gallery has none', () => {
    const mail = messageMail(
      'fr',
      { name: 'Zoé', email: null, message: 'Oui' },
      { subject: '{name}, {else}' },
    );
    expect(mail).toEqual({
      kind: 'message',
      visitor: '',
      subject: 'Zoé, {else}',
      text: 'Nom\u202f: Zoé\n\nOui\n',
    });
  });
});

describe('hostile texts', () => {
  /** Fields of the form that hold what a visitor writes, but the address, which the form checks. */
  const FIELDS = Object.entries(ContactBody.properties as Record<string, TSchema>)
    .filter(([, { type, format }]) => type === 'string' && !format)
    .map(([name]) => name);

  /** What a reader makes of the mail about works called so that somebody has sent who writes the like everywhere. */
  async function read(text: string, title: string, reference = title, count = 1): Promise<Email> {
    const work = { title: { en: title, fr: title }, reference } as Work;
    const works = Array.from({ length: count }, () => ({ ...work }));
    const written = Object.fromEntries(FIELDS.map((name) => [name, text]));
    const body = {
      ...written,
      ...{ email: 'zoe@example.org', newsletter: false, inquiry_by: 'email', [HONEYPOT_FIELD]: undefined },
    };
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
});

describe('enquiry mail', () => {
  const BODY = {
    name: 'Zoé Brun',
    email: 'zoe@example.org',
    message: 'Is the lamp\nstill there?',
    newsletter: false,
    inquiry_by: 'email',
  } as const;
  const LAMP = { title: { en: 'Tall lamp', fr: 'Grande lampe' }, reference: 'ML 0001' } as Work;
  const NO_WORK = { works: [] };
  const STOOL = { title: { fr: 'Tabouret' }, reference: 'ML 0003' } as Work;

  it('tells who writes what, and has its answer go there', () => {
    expect(enquiryMail('en', BODY, NO_WORK, 'fr')).toEqual({
      kind: 'message',
      visitor: 'zoe@example.org',
      replyTo: { name: 'Zoé Brun', address: 'zoe@example.org' },
      subject: 'Message from Zoé Brun',
      text: [
        'Name: Zoé Brun',
        'Email: zoe@example.org',
        'Preferred reply: email',
        'Language: French',
        'Newsletter: no',
        '',
        'Is the lamp\nstill there?',
        '',
      ].join('\n'),
    });
  });

  it('names the work in the language of the gallery', () => {
    const body = { ...BODY, phone: '+33 1 99 00 12 34', inquiry_by: 'phone', newsletter: true } as const;
    const { subject, text } = enquiryMail('fr', body, { work: LAMP, works: [] }, 'en');
    expect(subject).toBe('Demande\u202f: Zoé Brun, Grande lampe (ML 0001)');
    expect(text.split('\n').slice(0, 7)).toEqual([
      'Œuvre\u202f: Grande lampe (ML 0001)',
      'Nom\u202f: Zoé Brun',
      'E-mail\u202f: zoe@example.org',
      'Téléphone\u202f: +33 1 99 00 12 34',
      'Réponse souhaitée\u202f: téléphone',
      'Langue\u202f: anglais',
      'Newsletter\u202f: oui',
    ]);
  });

  it('says where the works are seen as the visitor has placed them', () => {
    const about = {
      works: [LAMP, STOOL],
      arrangedAt: 'https://g.example/selection?works=lamp,stool&at=1,2#floor',
    };
    const { text } = enquiryMail('en', BODY, about, 'en');
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Works:',
      '- Tall lamp (ML 0001)',
      '- Tabouret (ML 0003)',
      'Side by side: https://g.example/selection?works=lamp,stool&at=1,2#floor',
    ]);
  });

  it.each([
    [
      'en',
      'Inquiry from Zoé Brun: A talk (10 December 2026, 19:00)',
      'Event: A talk (10 December 2026, 19:00)',
    ],
    [
      'fr',
      'Demande\u202f: Zoé Brun, A talk (10 décembre 2026, 19:00)',
      'Évènement\u202f: A talk (10 décembre 2026, 19:00)',
    ],
  ] as const)('names the event and its hour, in %s', (language, subject, line) => {
    const event = { title: { en: 'A talk' }, starts_on: '2026-12-10', starts_at: '19:00' } as GalleryEvent;
    const mail = enquiryMail(language, BODY, { works: [], event }, 'en');
    expect(mail.subject).toBe(subject);
    expect(mail.text.split('\n')[0]).toBe(line);
  });

  it('names a work that has no title in that language by the one it has', () => {
    const { subject } = enquiryMail('en', BODY, { work: STOOL, works: [] }, 'fr');
    expect(subject).toBe('Inquiry from Zoé Brun: Tabouret (ML 0003)');
  });

  it.each([
    ['en', 'Inquiry from Zoé Brun: 2 works', ['Works:', '- Tall lamp (ML 0001)', '- Tabouret (ML 0003)']],
    [
      'fr',
      'Demande\u202f: Zoé Brun, 2 œuvres',
      ['Œuvres\u202f:', '- Grande lampe (ML 0001)', '- Tabouret (ML 0003)'],
    ],
  ] as const)('lists the works of a selection, in %s', (language, subject, lines) => {
    const mail = enquiryMail(language, BODY, { works: [LAMP, STOOL] }, 'en');
    expect(mail.subject).toBe(subject);
    expect(mail.text.split('\n').slice(0, 3)).toEqual(lines);
  });

  it('tells of a selection of one work, or of a work named twice, as of a work', () => {
    for (const about of [{ works: [LAMP] }, { work: LAMP, works: [LAMP] }]) {
      const mail = enquiryMail('en', BODY, about, 'en');
      expect(mail.subject).toBe('Inquiry from Zoé Brun: Tall lamp (ML 0001)');
      expect(mail.text).toMatch(/^Work: Tall lamp \(ML 0001\)\nName:/);
    }
  });

  it('lets nobody write lines of their own above the message', () => {
    const mail = enquiryMail('en', { ...BODY, name: 'Zoé\r\nBcc: all@example.org {work}' }, NO_WORK, 'en');
    expect(mail.subject).toBe('Message from Zoé Bcc: all@example.org {work}');
    expect(mail.text).toMatch(/^Name: Zoé Bcc: all@example\.org \{work\}\nEmail/);
  });
});

describe('mailer', () => {
  const MAIL: Mail = {
    kind: 'message',
    visitor: 'zoe@example.org',
    replyTo: { name: 'Zoé', address: 'zoe@example.org' },
    subject: 'Demande de Zoé',
    text: 'Bonjour\n',
  };
  const FROM = 'Gallery <site@gallery.example>';
  const READERS = 'owner@example.org, second@example.org';
  /** Tries again at once, for as long as a test takes. */
  const AT_ONCE = { shortestPauseMs: 1, longestPauseMs: 20, forMs: 600_000 };

  let dataDir: string;
  let database: GalleryDatabase;
  let server: TestMailServer;
  let mailers: Mailer[];
  const log = jest.fn();
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'gallery-mails-'));
    database = await openDatabase({ dataDir });
    mailers = [];
    log.mockClear();
  });
  afterEach(async () => {
    await Promise.all(mailers.map((mailer) => mailer.close()));
    await server?.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const rows = () => keptRows(dataDir, 'mails');
  const allSettled = () => rows().every((row) => row['sent_at'] ?? row['given_up_at']);
  const queue = (mail: Partial<Mail> = {}) => database.write((to) => queueMail(to, { ...MAIL, ...mail }));

  async function open(options: Partial<Parameters<typeof openMailer>[0]> = {}): Promise<Mailer> {
    const mailer = openMailer({
      smtpUrl: server.url,
      database,
      addresses: () => ({ from: FROM, gallery: READERS }),
      log,
      retries: AT_ONCE,
      pollMs: 10,
      ...options,
    });
    mailers.push(mailer);
    await mailer.start();
    return mailer;
  }

  it('sends what waits to the gallery, once, and keeps nothing of it but that', async () => {
    server = await startMailServer();
    await queue();
    await open();
    await until(allSettled);
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(['owner@example.org', 'second@example.org']);
    expect(mail?.source).toMatch(/^From: Gallery <site@gallery\.example>/m);
    expect(mail?.source).toMatch(/^Reply-To: .*<zoe@example\.org>/m);
    expect(mail?.messageId).toMatch(/^<mail-\d+\.[\w-]+@gallery\.example>$/);
    expect(rows()).toEqual([
      expect.objectContaining({ message_id: mail?.messageId, content: null, visitor: null, tries: 1 }),
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it('sends any other mail to whom it is for, with its headers', async () => {
    server = await startMailServer();
    await queue({ kind: 'newsletter', to: 'ada@example.org', headers: { 'X-Confirms': 'yes' } });
    await open();
    await until(allSettled);
    expect(server.received.map(({ to }) => to)).toEqual([['ada@example.org']]);
    expect(server.received[0]?.source).toMatch(/^X-Confirms: yes/m);
  });

  it('tries again what was turned away, as the same mail, and tells a code without names', async () => {
    server = await startMailServer({ refusals: 3 });
    await queue();
    await open();
    await until(allSettled);
    expect(server.received).toHaveLength(1);
    expect(rows()).toEqual([expect.objectContaining({ tries: 4, last_error: null })]);
    expect(log).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledWith(
      'warn',
      expect.objectContaining({ code: 'EMESSAGE 450' }),
      expect.any(String),
    );
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/zoe|ada|owner/i);
  });

  it('sends when a mail server is there that was not', async () => {
    const port = await freePort();
    server = await startMailServer({ port });
    await server.close();
    await queue();
    await open();
    await until(() => rows()[0]?.['last_error'] === 'ESOCKET');
    server = await startMailServer({ port });
    await until(allSettled);
    expect(server.received).toHaveLength(1);
  });

  it('gives up in the end, says so, and takes it up again when it is told to', async () => {
    server = await startMailServer({ refusals: 1 });
    await queue();
    await open({ retries: { ...AT_ONCE, forMs: 0 } });
    await until(allSettled);
    expect(rows()).toEqual([
      expect.objectContaining({ given_up_at: expect.any(String), last_error: 'EMESSAGE 450', tries: 1 }),
    ]);
    expect(log).toHaveBeenCalledWith('error', expect.anything(), expect.stringContaining('given up'));
    await database.write((to) => takeUpAgain(to, Date.now()));
    await until(() => server.received.length === 1);
  });

  it('drops a visitor’s mail when it gives it up: it can be asked for again', async () => {
    server = await startMailServer({ refusals: 1 });
    await queue({ kind: 'newsletter', to: 'ada@example.org' });
    await open({ retries: { ...AT_ONCE, forMs: 0 } });
    await until(() => rows().length === 0);
    expect(log).toHaveBeenCalledWith('warn', expect.anything(), 'a mail to a visitor is given up');
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/ada/i);
  });

  it('goes on trying what the gallery’s server refuses for good, and drops what a visitor’s does', async () => {
    server = await startMailServer({ refusals: 2, refusedWith: 550 });
    await queue();
    await open();
    await until(allSettled);
    expect(server.received).toHaveLength(1);
    expect(log).toHaveBeenCalledWith(
      'error',
      expect.objectContaining({ code: 'EMESSAGE 550' }),
      expect.any(String),
    );
    await server.close();
    server = await startMailServer({ refusedAddresses: { 'nobody@example.org': 550 } });
    await queue({ to: 'nobody@example.org' });
    await open();
    await until(() => rows().length === 1);
    expect(log).toHaveBeenCalledWith(
      'info',
      expect.objectContaining({ code: 'EENVELOPE 550' }),
      expect.any(String),
    );
  });

  it('goes on with the readers who have not got it, and leaves alone those who have', async () => {
    const refusedAddresses: Record<string, number> = { 'second@example.org': 450 };
    server = await startMailServer({ refusedAddresses });
    await queue();
    await open();
    await until(() => rows()[0]?.['last_error'] === 'EENVELOPE 450');
    delete refusedAddresses['second@example.org'];
    await until(allSettled);
    expect(server.received.map(({ to }) => to)).toEqual([['owner@example.org'], ['second@example.org']]);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('finishes what is under way when it is closed, and begins nothing more', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server = await startMailServer({ onReceived: () => released });
    for (let index = 0; index < 5; index += 1) await queue();
    const mailer = await open();
    await until(() => server.received.length === 3);
    const closing = mailer.close();
    release();
    await closing;
    expect(server.received).toHaveLength(3);
    expect(rows().filter((row) => row['sent_at'])).toHaveLength(3);
  });

  it('shares the queue with another process: each mail is sent by one of them', async () => {
    server = await startMailServer({ onReceived: () => new Promise((resolve) => setTimeout(resolve, 5)) });
    for (let index = 0; index < 40; index += 1) await queue({ text: `Mail ${index}` });
    const another = await openDatabase({ dataDir });
    await Promise.all([open(), open({ database: another }), open({ database: another })]);
    await until(allSettled);
    await another.close();
    expect(server.received).toHaveLength(40);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(40);
  });

  it('keeps a mail that takes longer than a claim to itself', async () => {
    server = await startMailServer({ onReceived: () => new Promise((resolve) => setTimeout(resolve, 1500)) });
    await queue();
    await open({ leaseMs: 400 });
    await until(() => server.received.length === 1);
    await open({ leaseMs: 400 });
    await until(allSettled);
    expect(server.received).toHaveLength(1);
  });

  it('is not kept waiting by a clock that was set back', async () => {
    server = await startMailServer();
    const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
    await database.write((to) => queueMail(to, MAIL, tomorrow));
    // A mailer that does not start anew: its process has been running since.
    const mailer = openMailer({
      smtpUrl: server.url,
      database,
      addresses: () => ({ from: FROM, gallery: READERS }),
      log,
      retries: AT_ONCE,
    });
    mailers.push(mailer);
    mailer.wake();
    await until(allSettled);
    expect(server.received).toHaveLength(1);
  });

  it('marks no other mail when one is deleted while it is sent', async () => {
    const replace = async () => {
      await database.write((to) => to.run('DELETE FROM mails'));
      if (server.received.length < 2) await queue();
    };
    server = await startMailServer({ onReceived: replace });
    await queue();
    await open();
    await until(() => server.received.length === 2);
  });
});

describe('mails over restarts', () => {
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
    const down = await startMailServer({ port: await freePort() });
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
});

describe('site pages', () => {
  const NAME = 'meubles et lumières';

  it.each(LOCALE_CODES)(
    'links of mails (src/contract/forms/mail-links.ts) lead to pages that the site has, in %s',
    (locale) => {
      for (const subject of LINK_SUBJECTS)
        for (const purpose of LINK_PURPOSES)
          expect(pageAddress('https://www.example.org', subject, purpose, { token: 'abc', locale })).toBe(
            `https://www.example.org${routePath(`${subject}-${purpose}`, locale)}?token=abc`,
          );
    },
  );

  it.each(LOCALE_CODES)(
    'what is kept as agreed to is what the page of the confirmation says, in %s',
    (locale) => {
      const sender = { site: { name: NAME } } as Parameters<typeof consentWords>[1];
      const t = translator(locale);
      for (const list of [NEWSLETTER, ALERTS])
        expect(consentWords(list, sender, locale)).toBe(
          t(`mail-link.${list.subject}.confirm.text`, { name: NAME }),
        );
    },
  );
});

describe('paris time', () => {
  it.each([
    ['2026-11-24T08:05:59.123Z', '2026-11-24 09:05'],
    ['2026-07-31T22:30:00+00:00', '2026-08-01 00:30'],
    ['2026-12-01T00:10:00+02:00', '2026-11-30 23:10'],
    ['some day', 'some day'],
  ])('says what %s is in Paris', (iso, moment) => expect(parisMoment(iso)).toBe(moment));

  it('has the day of Paris, also past midnight there', () =>
    expect(parisDay(Date.parse('2026-07-31T22:30:00Z'))).toBe('2026-08-01'));
});

describe('list csv', () => {
  const csv = (...names: (string | null)[]) =>
    listCsv(
      [
        [{ en: 'email', fr: 'e-mail' }, () => 'ada@example.org'],
        [{ en: 'name', fr: 'nom' }, ({ name }: { name: string | null }) => name],
        [
          { en: 'unsubscribe', fr: 'se désabonner' },
          () => 'https://www.example.org/fr/newsletter/stop?token=abc',
        ],
      ],
      names.map((name) => ({ name })),
      'en',
    ).split('\r\n');

  it('is a table that spreadsheets read, letters included', () => {
    expect(csv('Zoé', null)).toEqual([
      '\ufeffemail,name,unsubscribe',
      'ada@example.org,Zoé,https://www.example.org/fr/newsletter/stop?token=abc',
      'ada@example.org,,https://www.example.org/fr/newsletter/stop?token=abc',
      '',
    ]);
  });

  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+33 1', `"'+33 1"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =1', `"'  =1"`],
    ['Ada;=1', `"Ada;'=1"`],
    ['Ada\n=cmd', `"Ada\n'=cmd"`],
    ['x, +1', `"x,' +1"`],
    ['Brun, "Ada"', '"Brun, ""Ada"""'],
  ])('has %j as text, and no formula', (name, cell) => {
    expect(csv(name)[1]).toContain(`ada@example.org,${cell},https`);
  });

  it('is read by spreadsheets in French', () => {
    const csv = listCsv(
      [[{ en: 'wish', fr: 'souhait' }, (wish: string) => wish]],
      ['Une lampe; un banc, bas'],
      'fr',
    );
    expect(csv).toBe('\ufeffsouhait\r\n"Une lampe; un banc, bas"\r\n');
  });
});
