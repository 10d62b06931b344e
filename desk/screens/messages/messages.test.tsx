import { act, screen, waitFor } from '@testing-library/react';
import { mailtoOf } from '../../app/parts/mailto';
import type { Message } from '../../../api/messages/contract/messages';
import { fillTemplate, subjectFor } from './answer/answer-text';
import { messageOf, openMessages } from './testing/open-messages';

describe('messages', () => {
  const letter = (name: string) => screen.findByRole('article', { name });
  const button = (name: RegExp | string) => screen.findByRole('button', { name });
  const note = () => screen.queryByRole('textbox', { name: 'note' });
  const TOM = messageOf(9, 'Tom Brook');

  beforeEach(() => localStorage.clear());

  it('keeps the message that is on the screen when another one comes, and says who has written', async () => {
    const { user, arrives } = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    await letter('Camille');
    await act(() => arrives(TOM));
    await screen.findByText('Tom Brook has just written.');
    expect(await letter('Camille')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Tom Brook/ }));
    await letter('Tom Brook');
    expect(screen.queryByText('Tom Brook has just written.')).not.toBeInTheDocument();
  });

  it('keeps a note that is being written while others write, and takes no letter for a key', async () => {
    const { user, arrives, asked } = await openMessages([messageOf(2, 'Camille')]);
    await user.click(await button('add a note'));
    await user.type(note()!, 'a discount ');
    await act(() => arrives(TOM));
    await user.keyboard('of five percent');
    expect(note()).toHaveValue('a discount of five percent');
    act(() => note()!.blur());
    await user.keyboard('ra');
    expect(asked).toEqual([]);
  });

  it('has a note that is not saved again on coming back, with each its own', async () => {
    const { user, leave } = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    await user.click(await button('add a note'));
    await user.type(note()!, 'half a sen');
    await user.click(screen.getByRole('link', { name: /Jean/ }));
    await letter('Jean');
    expect(note()).not.toBeInTheDocument();
    leave();
    const again = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    await letter('Camille');
    expect(note()).toHaveValue('half a sen');
    expect(note()).not.toHaveFocus();
    await again.user.click(await button('save the note'));
    await waitFor(() => expect(note()).not.toBeInTheDocument());
    expect(again.asked).toEqual(['POST 2']);
    expect(localStorage).toHaveLength(0);
  });

  it('marks one message by a double click', async () => {
    // However long it takes until the next message is there, its press is the second one.
    const now = jest.spyOn(performance, 'now').mockReturnValue(5_000);
    const { user, asked } = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    await letter('Camille');
    await user.click(await button('mark as answered'));
    await letter('Jean');
    await user.click(await button('mark as answered'));
    await user.keyboard('a');
    expect(asked).toEqual(['PATCH 2']);
    now.mockRestore();
    await user.click(await button('undo'));
    await letter('Camille');
  });

  it('says which letters came before and which after, and for how long they are kept', async () => {
    const { others: _, ...part } = messageOf(2, 'Camille');
    const other = (id: number, at: string) => ({ ...part, id, at, beginning: `Letter ${id}`, picture: null });
    const others = [other(3, '2026-11-21T10:00:00Z'), other(1, '2026-11-01T10:00:00Z')];
    await openMessages([messageOf(2, 'Camille', { others })]);
    await letter('Camille');
    expect(screen.getByRole('region', { name: 'wrote before' })).toHaveTextContent('Letter 1');
    expect(screen.getByRole('region', { name: 'wrote again' })).toHaveTextContent('Letter 3');
    expect(screen.getByText(/2 years after they came/)).toBeInTheDocument();
  });

  it('says in the list and beside the text what a robot may have written', async () => {
    await openMessages([messageOf(1, 'Zoé', { isSuspected: true }), messageOf(2, 'Ada')]);
    expect(await screen.findAllByText('suspected')).toHaveLength(1);
    expect(await screen.findByText(/^A field that nobody sees was filled in/)).toBeInTheDocument();
  });

  it('is suspected no more once somebody says that it is no spam, by button or key, and takes that back', async () => {
    const { user, asked } = await openMessages([messageOf(1, 'Zoé', { isSuspected: true })]);
    await user.click(await button('not spam'));
    expect(await screen.findByText('Not suspected any more.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.queryByText('suspected')).not.toBeInTheDocument());
    const undo = await button('undo');
    expect(undo).toHaveFocus();
    await user.keyboard('n');
    expect(asked).toEqual(['PATCH 1']);
    await user.click(undo);
    await button('not spam');
    expect(await screen.findByText('suspected')).toBeInTheDocument();
    await user.keyboard('n');
    await screen.findByText('Not suspected any more.');
    expect(asked).toHaveLength(3);
  });

  it('says at the button that it opens the mail program', async () => {
    await openMessages([messageOf(2, 'Camille')]);
    expect(await screen.findByRole('link', { name: /Answer in English/ })).toHaveAccessibleDescription(
      'opens your email program, with this text',
    );
  });

  it('shows nothing of a message any more that was erased meanwhile', async () => {
    const { vanishes } = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    await letter('Camille');
    await act(() => vanishes(2));
    await screen.findByText('It is not here any more.');
    expect(screen.queryByText(/Camille/)).not.toBeInTheDocument();
  });

  it('asks far from the button whether it was answered, and a second press only opens the mail program again', async () => {
    const { user } = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    // There is no mail program here.
    window.addEventListener('click', (event) => event.preventDefault());
    const answer = await screen.findByRole('link', { name: /Answer in English/ });
    await user.click(answer);
    const yes = await button('yes, answered');
    await user.click(answer);
    expect(await letter('Camille')).toBeInTheDocument();
    await user.click(yes);
    await letter('Jean');
  });

  it('gives nobody what is answered already', async () => {
    await openMessages(
      [messageOf(2, 'Camille', { state: 'answered', answering: 'Ada', isMine: true })],
      '/messages/2',
    );
    await letter('Camille');
    expect(screen.queryByRole('button', { name: 'let others answer' })).not.toBeInTheDocument();
  });

  it('copies the text for whoever has no mail program, and keeps what was chosen to answer with', async () => {
    const { user } = await openMessages([messageOf(2, 'Camille'), messageOf(1, 'Jean')]);
    await letter('Camille');
    await user.click(await button('copy the text'));
    expect(await navigator.clipboard.readText()).toContain('Dear Camille');
    expect(await button('copied')).toBeInTheDocument();
    await user.click(await button('blank'));
    await user.click(screen.getByRole('link', { name: /Jean/ }));
    await letter('Jean');
    expect(await button('thank you')).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('link', { name: /Camille/ }));
    await letter('Camille');
    expect(await button('blank')).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks no more whether it was answered once it is marked so', async () => {
    const { user, asked } = await openMessages([messageOf(2, 'Camille')]);
    await letter('Camille');
    const write = await screen.findByRole('link', { name: /Answer in English/ });
    // No mail program here.
    write.addEventListener('click', (event) => event.preventDefault());
    await user.click(write);
    await button('not yet');
    await waitFor(() => expect(asked).toEqual(['PATCH 2']));
    await user.click(await button('mark as answered'));
    await waitFor(() => expect(asked).toEqual(['PATCH 2', 'PATCH 2']));
    expect(screen.queryByRole('button', { name: 'not yet' })).not.toBeInTheDocument();
  });
});

describe('answer text', () => {
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
});
