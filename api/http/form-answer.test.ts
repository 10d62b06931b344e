import type { FastifyRequest } from 'fastify';
import { FORM_OUTCOME_NAMES, FORM_OUTCOMES } from '../../src/contract/forms/form-outcomes';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { FORM_DONE_PAGES } from '../../src/i18n/pages/forms/form-done-pages';
import { formAnswer } from './form-answer';
import { GENERAL_MESSAGES, type GeneralMessage } from './general-messages';

const request = { headers: {}, query: {} } as unknown as FastifyRequest;

it.each(LOCALE_CODES)('the site’s pages say what the answers say, in %s', (locale) => {
  const { sentences } = FORM_DONE_PAGES[locale];
  expect(GENERAL_MESSAGES[locale]).toMatchObject(sentences);
});

it.each(FORM_OUTCOME_NAMES)('names the outcome %s', (outcome) => {
  const [message, ...next] = FORM_OUTCOMES[outcome] as readonly [GeneralMessage, ...GeneralMessage[]];
  expect(formAnswer(request, message, ...next).data.outcome).toBe(outcome);
});

it('says nothing that the site has no page for', () => {
  expect(() => formAnswer(request, 'messageSent', 'wishAwaits')).toThrow('messageSent, wishAwaits');
});
