import { countMails } from './mail-count';

const mail = (message: string, messageId: string) => ({
  to: [],
  source: `Subject: A\r\nMessage-ID: ${messageId}\r\n\r\nName: Ada\r\n\r\n${message}\r\n`,
  messageId,
});

it('tells messages without a mail, those with two, and mails that came again', () => {
  const received = [
    mail('Message 1 of writer 1', '<1>'),
    mail('Message 11 of writer 1', '<2>'),
    mail('Message 11 of writer 1', '<2>'),
    mail('Message 2 of writer 1', '<3>'),
    mail('Message 2 of writer 1', '<4>'),
  ];
  const messages = [
    'Message 1 of writer 1',
    'Message 11 of writer 1',
    'Message 2 of writer 1',
    'Message 3 of writer 1',
  ];
  expect(countMails(messages, received)).toEqual({ messages: 4, mails: 4, lost: 1, twice: 1, repeated: 1 });
});
