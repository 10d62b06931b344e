import { messageMail } from './message-mail';

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
  const mail = messageMail('fr', { name: 'Zoé', email: null, message: 'Oui' }, { subject: '{name}, {else}' });
  expect(mail).toEqual({
    kind: 'message',
    visitor: '',
    subject: 'Zoé, {else}',
    text: 'Nom\u202f: Zoé\n\nOui\n',
  });
});
