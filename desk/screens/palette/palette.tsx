import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField } from 'react-aria-components';
import { useMe, useStart } from '../../app/data';
import type { Typed } from '../../app/shell/typed-ahead';
import { turnLights } from '../../app/lights';
import { placesOf } from '../../app/navigation';
import { LANGUAGES, useChangeMe } from '../../app/own-choices';
import { Keys } from '../../app/parts/keys';
import { Panel } from '../../app/parts/panel';
import { useSignOut } from '../../app/identity/use-sign-out';
import { loadLanguage, useLanguage, type Say } from '../../app/words';
import { useFound } from './use-found';
import { footStyles, inputStyles, listStyles } from './palette.styles';

interface Act {
  id: string;
  /** In both languages, so that either finds it. */
  words: (say: Say) => string;
  act: () => unknown;
  keys?: string | undefined;
  /** Of an item: its creator, or what it is. */
  second?: string;
  lang?: string | undefined;
}

interface Group {
  word: 'find.do' | 'find.places' | 'find.items';
  acts: Act[];
}

const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const holdsAll = (text: string, typed: string): boolean =>
  folded(typed)
    .split(/\s+/)
    .every((word) => folded(text).includes(word));

interface PaletteProps {
  /** What was typed before the palette was there. */
  typed: Typed;
  onClose: () => void;
  onKeys: () => void;
}

export function Palette({ typed, onClose, onKeys }: PaletteProps) {
  const { say, locale } = useLanguage();
  const { data: languages } = useSuspenseQuery({
    queryKey: ['languages'],
    queryFn: () => Promise.all(LANGUAGES.map((language) => loadLanguage(language.locale))),
    staleTime: Infinity,
  });
  const [before] = useState(typed);
  const [text, setText] = useState(before.text);
  const { found, isLooking, words: asked } = useFound(text);
  const groups: Group[] = [
    ...useGroups(locale, onKeys),
    ...(found.length > 0
      ? [
          {
            word: 'find.items' as const,
            acts: found.map(({ title, open, ...item }) => ({ ...item, words: () => title, act: open })),
          },
        ]
      : []),
  ];
  const all = groups.flatMap(({ acts }) => acts);
  const hasActed = useRef(false);
  const act = (chosen: Act | undefined) => {
    if (!chosen || hasActed.current) return;
    hasActed.current = true;
    onClose();
    chosen.act();
  };
  // The server may have found an item by its reference, or in the other language.
  const textOf = ({ words, second }: Act) =>
    second === undefined ? languages.map((one) => words(one.say)).join(' · ') : `${words(say)} · ${asked}`;
  const actOnFirst = (entered: string) => {
    if (entered) act(all.find((one) => holdsAll(textOf(one), entered)));
  };
  const enter = useRef(actOnFirst);
  useEffect(() => {
    if (before.isEntered) enter.current(before.text);
  }, [before]);
  return (
    <Panel label={say('find.label')} onClose={onClose}>
      <Autocomplete filter={holdsAll} defaultInputValue={before.text} onInputChange={setText}>
        <SearchField
          aria-label={say('find.label')}
          // Enter goes to the entry that is marked; right after a letter none is yet, and the first is meant.
          onSubmit={(entered) => queueMicrotask(() => actOnFirst(entered))}
          sx={inputStyles}
        >
          <Input ref={focusFirst} placeholder={say('find.open')} />
        </SearchField>
        <Menu
          aria-label={say('find.label')}
          renderEmptyState={() => <p>{say(isLooking ? 'wait' : 'find.none')}</p>}
          onAction={(id) => act(all.find((one) => one.id === id))}
          sx={listStyles}
        >
          {groups.map(({ word, acts }) => (
            <MenuSection key={word}>
              <Header>{say(word)}</Header>
              {acts.map((one) => (
                <MenuItem key={one.id} id={one.id} textValue={textOf(one)}>
                  {one.second === undefined ? one.words(say) : <span lang={one.lang}>{one.words(say)}</span>}
                  {one.second && <small>{one.second}</small>}
                  {one.keys && <Keys of={one.keys} />}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
        <p aria-hidden="true" sx={footStyles}>
          <span>
            <Keys of="↑ ↓" /> {say('find.choose')}
          </span>
          <span>
            <Keys of="enter" /> {say('find.enter')}
          </span>
          <span>
            <Keys of="esc" /> {say('find.esc')}
          </span>
        </p>
      </Autocomplete>
    </Panel>
  );
}

function useGroups(locale: string, onKeys: () => void): Group[] {
  const { may, letterKeys } = useMe();
  const { siteUrl } = useStart();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const change = useChangeMe();
  const keysOf = (letter: string | undefined) =>
    letterKeys && letter ? `G ${letter.toUpperCase()}` : undefined;
  return [
    {
      word: 'find.do',
      acts: [
        {
          id: 'new-room',
          words: (say) => say('find.newRoom'),
          act: () => navigate({ to: '/rooms', search: { make: true } }),
        },
        { id: 'lights', words: (say) => say('find.lights'), act: turnLights },
        {
          id: 'site',
          words: (say) => say('find.site'),
          act: () => window.open(siteUrl, '_blank', 'noopener'),
        },
        { id: 'bring', words: (say) => say('list.bring'), act: () => navigate({ to: '/import' }) },
        {
          id: 'away',
          words: (say) => say('list.away'),
          act: () => navigate({ to: '/import', hash: 'away' }),
        },
        ...LANGUAGES.filter((language) => language.locale !== locale).map(
          ({ locale: language, name }): Act => ({
            id: `speak-${language}`,
            words: (say) => say('find.speak', { name }),
            act: () => change.mutate({ language }),
          }),
        ),
        { id: 'keys', words: (say) => say('keys.title'), act: onKeys, keys: letterKeys ? '?' : undefined },
        { id: 'sign-out', words: (say) => say('find.signOut'), act: () => signOut.mutate() },
      ],
    },
    {
      word: 'find.places',
      acts: placesOf(may).map(({ to, word, letter }) => ({
        id: to,
        words: (say) => say('find.goTo', { place: say(word) }),
        act: () => navigate({ to }),
        keys: keysOf(letter),
      })),
    },
  ];
}
