import { useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components';
import { useAnswer } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { Panel } from '../../../app/parts/panel';
import { useLanguage } from '../../../app/words';
import { inputStyles, listStyles } from '../../palette/palette.styles';

interface MoveToProps {
  title: string;
  without: string;
  /** Of the works on the wall. */
  count: number;
  /** From 1. */
  onPlace: (place: number) => void;
  onMove: (after: string) => void;
  onClose: () => void;
}

const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

/** Of a choice that is a place, not a work. */
const PLACE = 'place:';

/** A number is typed, or another work is looked for, after which the piece goes. */
export function MoveTo({ title, without, count, onPlace, onMove, onClose }: MoveToProps) {
  const { say, locale } = useLanguage();
  const [words, setWords] = useState('');
  const { data } = useAnswer('/items/:shelf', { params: { shelf: 'works' }, query: { q: words } });
  const label = say('items.moveAfter', { title });
  const number = /^\d{1,6}$/.test(words.trim()) ? Math.min(Number(words), count) : 0;
  const places = number > 0 ? [{ id: PLACE + number, text: say('items.place', { count: number }) }] : [];
  const works = (data?.lines ?? []).flatMap(({ id, title: texts }) => {
    const { text, lang } = textIn(texts, locale);
    return id === without ? [] : { id, text: text || say('items.untitled'), lang };
  });
  return (
    <Panel label={label} onClose={onClose}>
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <SearchField aria-label={label} sx={inputStyles}>
          <Input ref={focusFirst} placeholder={label} />
        </SearchField>
        <Menu
          aria-label={label}
          items={[...places, ...works]}
          dependencies={[locale]}
          renderEmptyState={() => say('find.none')}
          onAction={(id) => {
            onClose();
            const chosen = String(id);
            if (chosen.startsWith(PLACE)) onPlace(Number(chosen.slice(PLACE.length)));
            else onMove(chosen);
          }}
          sx={listStyles}
        >
          {(item: { id: string; text: string; lang?: string | undefined }) => (
            <MenuItem id={item.id} textValue={item.text}>
              {item.id.startsWith(PLACE) ? item.text : <i lang={item.lang}>{item.text}</i>}
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </Panel>
  );
}
