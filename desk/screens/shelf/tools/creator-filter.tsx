import { useState } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  SearchField,
} from 'react-aria-components';
import { useAnswer } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { useLanguage } from '../../../app/words';
import { FILTER_FIND, FILTER_MENU, FILTER_WORD } from '../../../theme/shelf/shelf-tools';

interface CreatorFilterProps {
  /** Id; undefined without. */
  value: string | undefined;
  /** Of whoever is chosen, once it is known. */
  name: string | undefined;
  onChoose: (creator: string | undefined) => void;
}

/** A word that opens the creators, found while typing: there may be hundreds. */
export function CreatorFilter({ value, name, onChoose }: CreatorFilterProps) {
  const { say } = useLanguage();
  return (
    <MenuTrigger>
      <Button data-chosen={value !== undefined} sx={FILTER_WORD}>
        {value === undefined ? say('items.creator') : (name ?? value)}
      </Button>
      <Popover placement="bottom start" offset={4}>
        <Creators isChosen={value !== undefined} onChoose={onChoose} />
      </Popover>
    </MenuTrigger>
  );
}

/** No id. */
const ANY = '';
const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

function Creators({ isChosen, onChoose }: { isChosen: boolean; onChoose: CreatorFilterProps['onChoose'] }) {
  const { say, locale } = useLanguage();
  const [words, setWords] = useState('');
  const { data } = useAnswer('/items/:shelf', { params: { shelf: 'creators' }, query: { q: words } });
  const label = say('items.find.creators');
  const found = (data?.lines ?? []).map(({ id, title }) => ({ id, ...textIn(title, locale) }));
  const any = { id: ANY, text: say('items.anyOf'), lang: undefined };
  return (
    <div sx={FILTER_MENU}>
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <SearchField aria-label={label} sx={FILTER_FIND}>
          <Input ref={focusFirst} placeholder={label} />
        </SearchField>
        <Menu
          aria-label={say('items.creator')}
          items={isChosen && words === '' ? [any, ...found] : found}
          renderEmptyState={() => say('find.none')}
          onAction={(id) => onChoose(id === ANY ? undefined : String(id))}
        >
          {({ id, text, lang }) => (
            <MenuItem id={id} textValue={text}>
              <span lang={lang}>{text || say('items.untitled')}</span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </div>
  );
}
