import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Autocomplete, Header, Input, Menu, MenuItem, MenuSection, SearchField } from 'react-aria-components';
import type { Typed } from '../../app/shell/typed-ahead';
import { LANGUAGES } from '../../app/own-choices';
import { Keys } from '../../app/parts/keys';
import { Panel } from '../../app/parts/panel';
import { loadLanguage, useLanguage } from '../../app/words';
import { isFound, searchText } from './matching';
import { useFound } from './use-found';
import { useGroups, type Act, type Group } from './use-groups';
import { footStyles, inputStyles, listStyles } from './palette.styles';

const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

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
  const known: Group[] = [
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
  const calledOf = ({ words }: Act): string[] => languages.map((one) => words(one.say));
  const isCalled = (one: Act): boolean => isFound(searchText(calledOf(one), []), text);
  // What is called so comes before what is only found by it.
  const groups = known.map(({ word, acts }) => ({
    word,
    acts: [...acts.filter(isCalled), ...acts.filter((one) => !isCalled(one))],
  }));
  const all = groups.flatMap(({ acts }) => acts);
  const hasActed = useRef(false);
  const act = (chosen: Act | undefined) => {
    if (!chosen || hasActed.current) return;
    hasActed.current = true;
    onClose();
    chosen.act();
  };
  // The server may have found an item by its reference, or in the other language.
  const textOf = (one: Act): string =>
    one.second === undefined
      ? searchText(calledOf(one), one.found ? languages.map(one.found) : [])
      : searchText([one.words(say), asked], []);
  const actOnFirst = (entered: string) => {
    if (entered) act(all.find((one) => isFound(textOf(one), entered)));
  };
  const enter = useRef(actOnFirst);
  useEffect(() => {
    if (before.isEntered) enter.current(before.text);
  }, [before]);
  return (
    <Panel label={say('find.label')} onClose={onClose}>
      <div
        // Else the field is emptied by it first.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          onClose();
        }}
      >
        <Autocomplete filter={isFound} defaultInputValue={before.text} onInputChange={setText}>
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
                    {one.second === undefined ? (
                      one.words(say)
                    ) : (
                      <span lang={one.lang}>{one.words(say)}</span>
                    )}
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
      </div>
    </Panel>
  );
}
