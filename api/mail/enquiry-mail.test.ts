import type { GalleryEvent, Work } from '../loading/catalogue-content';
import { enquiryMail } from './enquiry-mail';

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
