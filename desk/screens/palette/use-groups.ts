import { useNavigate } from '@tanstack/react-router';
import { COLLECTIONS, type Collection } from '../../../src/contract/kinds/kinds';
import { allows } from '../../../api/people/contract/permissions';
import { useChange, useMe, useStart } from '../../app/data';
import { useSignOut } from '../../app/identity/use-sign-out';
import { editorOf } from '../../app/items/editor-of';
import { turnLights } from '../../app/lights';
import { call } from '../../app/line/call';
import { forgetBelow } from '../../app/lists/use-pages';
import { placesOf, type SearchedWord } from '../../app/navigation';
import { LANGUAGES, useChangeMe } from '../../app/own-choices';
import type { Language, Say } from '../../app/words';

export interface Act {
  id: string;
  words: (say: Say) => string;
  /** What else it is found by, in both languages; nothing else for an item. */
  found?: (language: Pick<Language, 'say'>) => string;
  act: () => unknown;
  keys?: string | undefined;
  /** Of an item: its creator, or what it is. */
  second?: string;
  lang?: string | undefined;
}

export interface Group {
  word: 'find.do' | 'find.places' | 'find.make' | 'find.items';
  acts: Act[];
}

/** Called by its word. */
const named = (word: SearchedWord, act: () => unknown, keys?: string): Act => ({
  id: word,
  words: (say) => say(word),
  found: ({ say }) => say(`search.${word}`),
  ...{ act, keys },
});

/** What is begun comes after the places: `event` and enter goes to the events, and makes none. */
export function useGroups(locale: string, onKeys: () => void): Group[] {
  const { may, letterKeys } = useMe();
  const { siteUrl } = useStart();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const change = useChangeMe();
  const make = useMake();
  const keysOf = (letter: string | undefined) =>
    letterKeys && letter ? `G ${letter.toUpperCase()}` : undefined;
  return [
    {
      word: 'find.do',
      acts: [
        named('find.lights', turnLights),
        named('find.site', () => window.open(siteUrl, '_blank', 'noopener')),
        named('list.bring', () => navigate({ to: '/import' })),
        named('list.away', () => navigate({ to: '/import', hash: 'away' })),
        ...(allows(may, 'everything')
          ? [named('find.backup', () => navigate({ to: '/', hash: 'backup' }))]
          : []),
        ...LANGUAGES.filter((language) => language.locale !== locale).map(
          ({ locale: language, name }): Act => ({
            id: `speak-${language}`,
            words: (say) => say('find.speak', { name }),
            found: ({ say }) => say('search.find.speak'),
            act: () => change.mutate({ language }),
          }),
        ),
        named('keys.title', onKeys, letterKeys ? '?' : undefined),
        named('find.signOut', () => signOut.mutate()),
      ],
    },
    {
      word: 'find.places',
      acts: [
        ...placesOf(may).map(
          ({ to, word, letter }): Act => ({
            id: to,
            words: (say) => say('find.goTo', { place: say(word) }),
            found: ({ say }) => say(`search.${word}`),
            act: () => navigate({ to }),
            keys: keysOf(letter),
          }),
        ),
        named('find.hours', () => navigate({ to: '/site' as '/', hash: 'group-hours' })),
        named('find.home', () => navigate({ to: '/pages/home' as '/' })),
      ],
    },
    {
      word: 'find.make',
      acts: [
        ...COLLECTIONS.map((shelf) => named(`items.new.${shelf}`, () => make(shelf))),
        named('pages.newType', () => make('types')),
        named('find.newRoom', () => navigate({ to: '/rooms', search: { make: true } })),
      ],
    },
  ];
}

/** Makes a draft, and opens it. Where that fails, its list has the same, and says why. */
function useMake(): (shelf: Collection | 'types') => void {
  const navigate = useNavigate();
  const make = useChange(
    (shelf: Collection | 'types') =>
      call('POST /items', { body: { shelf } }).catch((error: unknown) => {
        void navigate({ to: shelf === 'types' ? '/pages' : `/${shelf}` });
        throw error;
      }),
    ({ id }, shelf) => {
      void forgetBelow(`/items/${shelf}`);
      void navigate(editorOf(shelf, id) as { to: string });
    },
  );
  return (shelf) => make.mutate(shelf);
}
