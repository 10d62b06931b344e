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
import { footStyles, inputStyles, listStyles } from './palette.styles';

interface Act {
  id: string;
  /** In both languages, so that either finds it. */
  words: (say: Say) => string;
  act: () => unknown;
  keys?: string | undefined;
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
  const groups = useGroups(locale, onKeys);
  const all = groups.flatMap(({ acts }) => acts);
  const hasActed = useRef(false);
  const act = (chosen: Act | undefined) => {
    if (!chosen || hasActed.current) return;
    hasActed.current = true;
    onClose();
    chosen.act();
  };
  const textOf = ({ words }: Act) => languages.map((one) => words(one.say)).join(' · ');
  const actOnFirst = (text: string) => {
    if (text) act(all.find((one) => holdsAll(textOf(one), text)));
  };
  const enter = useRef(actOnFirst);
  const [before] = useState(typed);
  useEffect(() => {
    if (before.isEntered) enter.current(before.text);
  }, [before]);
  return (
    <Panel label={say('find.label')} onClose={onClose}>
      <Autocomplete filter={holdsAll} defaultInputValue={before.text}>
        <SearchField
          aria-label={say('find.label')}
          // Enter goes to the entry that is marked; right after a letter none is yet, and the first is meant.
          onSubmit={(text) => queueMicrotask(() => actOnFirst(text))}
          sx={inputStyles}
        >
          <Input ref={focusFirst} placeholder={say('find.open')} />
        </SearchField>
        <Menu
          aria-label={say('find.label')}
          renderEmptyState={() => say('find.none')}
          onAction={(id) => act(all.find((one) => one.id === id))}
          sx={listStyles}
        >
          {groups.map(({ word, acts }) => (
            <MenuSection key={word}>
              <Header>{say(word)}</Header>
              {acts.map((one) => (
                <MenuItem key={one.id} id={one.id} textValue={textOf(one)}>
                  {one.words(say)}
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

function useGroups(locale: string, onKeys: () => void): { word: 'find.do' | 'find.places'; acts: Act[] }[] {
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
            words: (say) => say('find.speak', { language: name }),
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
