import type { Message } from '../../../contract/messages';
import { mailtoOf } from '../../../app/parts/mailto';
import { fillTemplate, subjectFor } from './answer-text';

const orbite = { titleThere: 'Plafonnier Orbite', reference: 'ML 0175' };
const message = (works: object[] = [orbite], name = 'Camille') =>
  ({ name, email: 'camille@courriel.example', locale: 'fr', works }) as unknown as Message;

describe('a template', () => {
  it('is filled in from the message, in the visitor’s language', () => {
    expect(fillTemplate('Bonjour {name}, {work}. {reference} {me}', message(), 'Inès')).toBe(
      'Bonjour Camille, Plafonnier Orbite (ML 0175). ML 0175 Inès',
    );
  });

  it('speaks of the piece where the message names none, and leaves what it does not know', () => {
    expect(fillTemplate('{work} {else}', message([]), 'Inès')).toBe('La pièce {else}');
  });

  it('takes a visitor’s name as it is, whatever it holds', () => {
    expect(fillTemplate('{name}', message([], '$& {me}'), 'Inès')).toBe('$& {me}');
  });
});

describe('the price', () => {
  const priced = { ...orbite, price: { amount: 11_900, currency: 'EUR' } };
  it('says of the price of a room that VAT comes on top, where it does', () => {
    expect(fillTemplate('{price}', message([priced]), 'Inès')).toBe('11\u202f900\u00a0€');
    expect(fillTemplate('{price}', message([{ ...priced, givenVat: 'with' }]), 'Inès')).toBe(
      '11\u202f900\u00a0€',
    );
    expect(fillTemplate('{price}', message([{ ...priced, givenVat: 'without' }]), 'Inès')).toBe(
      '11\u202f900\u00a0€ (TVA en sus)',
    );
  });
});

describe('a mail', () => {
  it('says what it is about', () => {
    expect(subjectFor(message())).toBe('Votre message\u202f: Plafonnier Orbite (ML 0175)');
    expect(subjectFor(message([]))).toBe('Votre message');
  });

  it('gains no reader and no header by what visitors write', () => {
    const url = new URL(
      mailtoOf('a@b.example?cc=eve@x.example&bcc=e', 'Hi\r\nBcc: eve@x.example', 'one\ntwo&cc=e'),
    );
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(url.pathname).toBe('a@b.example%3Fcc%3Deve@x.example%26bcc%3De');
    expect(url.searchParams.get('body')).toBe('one\r\ntwo&cc=e');
  });
});
