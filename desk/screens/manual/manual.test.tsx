import type * as Fs from 'node:fs';
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient, setMe } from '../../app/data';
import { renderInDesk } from '../../app/testing/render-in-desk';
import { loadLanguage } from '../../app/words';
import type { Me } from '../../../api/people/contract/identity';
import type { DeskLanguage } from '../../../api/desk/contract/languages';
import type * as ManualPages from '../../vite/manual-pages';
import { readManual } from '../../vite/manual-pages';
import { findPlaces } from './find-places';
import { Manual } from './manual';
import { openManualIndex } from './manual-index';

jest.mock('../../../docs/desk.md', () => mockRead('desk.md'));
jest.mock('../../../docs/desk.fr.md', () => mockRead('desk.fr.md'));

function mockRead(name: string): unknown {
  const { readFileSync } = jest.requireActual<typeof Fs>('node:fs');
  const { readManual } = jest.requireActual<typeof ManualPages>('../../vite/manual-pages');
  return readManual(readFileSync(`${process.cwd()}/docs/${name}`, 'utf8'));
}

const write = (field: HTMLElement, text: string) => void fireEvent.change(field, { target: { value: text } });

describe('manual', () => {
  async function open(locale: DeskLanguage = 'en') {
    queryClient.clear();
    setMe({ id: 1, name: 'Ada', may: 'publish', language: locale } as Me);
    window.scrollTo = () => {};
    Element.prototype.scrollIntoView = () => {};
    globalThis.fetch = (async () => ({
      ...{ status: 200, ok: true, headers: new Headers() },
      text: async () => '{}',
    })) as never;
    const language = await loadLanguage(locale);
    const { say } = language;
    renderInDesk(() => <Manual />, language);
    await screen.findByRole('article');
    const field = screen.getByRole('searchbox', { name: say('manual.find') });
    const links = (): HTMLElement[] => {
      const list = screen.queryByRole('list', { name: say('manual.found') });
      return list ? within(list).getAllByRole('link') : [];
    };
    return { say, field, links, found: () => links().map(({ textContent }) => textContent?.trim()) };
  }

  it('finds a chapter by its name, and places by what they say', async () => {
    const { field, found } = await open();
    write(field, 'messages');
    await waitFor(() => expect(found()[0]).toBe('Messages'));
    write(field, 'heic');
    await waitFor(() =>
      expect(found()).toEqual([expect.stringMatching(/^Pictures and files .*save a HEIC of an iPhone/)]),
    );
  });

  it.each([
    ['en', 'pulbish', /^Publishing$/],
    ['en', 'spredsheet', /^From a spreadsheet/],
    ['fr', 'evenement', /^Un évènement/],
    ['fr', 'abonnes', /^Messages .*abonnés/],
  ] as const)('forgives in %s how it is typed: %s', async (locale, typed, first) => {
    const { field, found } = await open(locale);
    write(field, typed);
    await waitFor(() => expect(found()[0]).toMatch(first));
  });

  it('shows whole words of what is around', async () => {
    const { field, found } = await open();
    const wordsOf = (text: string | null | undefined) => text?.match(/[\p{L}\p{N}]+/gu) ?? [];
    // Of each element by itself: a heading and what follows have nothing between them.
    const parts = [...screen.getByRole('article').querySelectorAll('*')];
    const known = new Set(parts.flatMap(({ textContent }) => wordsOf(textContent)));
    write(field, 'password');
    await waitFor(() => expect(found().some((place) => place?.includes('…'))).toBe(true));
    expect(
      found()
        .flatMap(wordsOf)
        .filter((word) => !known.has(word)),
    ).toEqual([]);
  });

  it('leads by keys from the field to the place', async () => {
    const { field, links } = await open();
    write(field, 'passkey');
    expect(await screen.findByText(/^in [2-9] places$/)).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowDown}');
    const [first, second] = links();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    const place = document.getElementById(second!.getAttribute('href')!.slice(1));
    expect(place).toHaveTextContent(/passkey/);
    expect(place).toHaveAttribute('tabindex', '-1');
  });

  it('says where nothing is found', async () => {
    const { field, say } = await open();
    write(field, 'xylophone');
    expect(await screen.findByText(say('find.none'))).toHaveAttribute('role', 'status');
  });
});

describe('find places', () => {
  const openManual = (name: string) =>
    openManualIndex(readManual(readFileSync(`${process.cwd()}/docs/${name}`, 'utf8')).html);
  const MANUALS = { en: openManual('desk.md'), fr: openManual('desk.fr.md') };

  it.each([
    ['en', 'private room', 'A room for one client'],
    ['en', 'privat rom', 'A room for one client'],
    ['en', 'rooms', 'A room for one client'],
    ['en', 'send a private room to a client', 'A room for one client'],
    ['en', 'How do I send a private room to a client?', 'A room for one client'],
    ['en', 'secret link', 'A room for one client'],
    ['en', 'invitation', 'Coming in'],
    ['en', 'password', 'When something is wrong'],
    ['en', 'sell', 'Sold'],
    ['en', 'how to sell a lamp', 'Sold'],
    ['en', 'price request', 'Messages'],
    ['en', 'share', 'Publishing'],
    ['en', 'upload', 'Pictures and files'],
    ['en', 'delete a picture', 'Pictures and files'],
    ['en', 'opening hours', 'Home page, hours, types'],
    ['en', 'backup', 'The site behind it'],
    ['fr', 'salon privé', 'Un salon pour un client'],
    ['fr', 'salons privés', 'Un salon pour un client'],
    ['fr', 'envoyer un salon privé à un client', 'Un salon pour un client'],
    ['fr', 'comment envoyer un salon privé', 'Un salon pour un client'],
    ['fr', 'lien secret', 'Un salon pour un client'],
    ['fr', 'invitation', 'Entrer'],
    ['fr', 'mot de passe', 'Entrer'],
    ['fr', 'vendre', 'Vendu'],
    ['fr', 'comment vendre une lampe', 'Vendu'],
    ['fr', 'demande de prix', 'Messages'],
    ['fr', 'partager', 'Publier'],
    ['fr', 'téléverser', 'Images et fichiers'],
    ['fr', 'supprimer une image', 'Images et fichiers'],
    ['fr', 'horaires d’ouverture', 'Accueil, horaires, types'],
    ['fr', 'sauvegarde', 'Le site derrière'],
  ] as const)('leads in %s from ‘%s’ to ‘%s’', (locale, typed, chapter) => {
    expect(findPlaces(MANUALS[locale], typed)[0]?.chapter).toBe(chapter);
  });

  const INDEX = openManualIndex(
    readManual(
      '# Help\n\n## Lamps\n\nBrass and a red shade.\n\nA plug of iron.\n\n## Chairs\n\nOak and iron, in blue.\n\n## Tables\n\nGlass, how it is cut.',
    ).html,
  );
  const idsOf = (words: string): string[] => findPlaces(INDEX, words).map(({ id }) => id);

  describe('the places found', () => {
    it('are the chapter where none of its paragraphs has all words', () => {
      expect(idsOf('brass iron')).toEqual(['lamps']);
    });
    it('are the paragraph where one has all that its chapter has, unless the name has a word of them', () => {
      expect(idsOf('brass shade')).toEqual(['lamps-1']);
      expect(idsOf('lamps')).toEqual(['lamps']);
      expect(idsOf('lamps brass')).toEqual(['lamps', 'lamps-1']);
    });
    it('have most of the words where none has all, those with more of them first', () => {
      expect(idsOf('oak blue plug')).toEqual(['chairs-1']);
      expect(idsOf('oak plug')).toEqual(expect.arrayContaining(['chairs-1', 'lamps-2']));
      expect(idsOf('oak iron velvet red')).toEqual(['chairs-1', 'lamps']);
      expect(idsOf('lamps iron oak blue')).toEqual(['chairs-1', 'lamps', 'lamps-2']);
      expect(idsOf('oak velvet linen')).toEqual([]);
    });
    it('leave out what a question is put with, unless nothing else is typed', () => {
      expect(idsOf('how is it that oak')).toEqual(['chairs-1']);
      expect(idsOf('how')).toEqual(['tables-1']);
    });
  });
});
