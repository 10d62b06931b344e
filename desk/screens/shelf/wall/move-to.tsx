import { useState } from 'react';
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components';
import type { ItemPage } from '../../../contract/items/list';
import { useAnswer } from '../../../app/data';
import { textIn } from '../../../app/items/title';
import { queryOf } from '../../../app/lists/use-pages';
import { Panel } from '../../../app/parts/panel';
import { useLanguage } from '../../../app/words';
import { inputStyles, listStyles } from '../../palette/palette.styles';

interface MoveToProps {
  title: string;
  without: string;
  onMove: (after: string) => void;
  onClose: () => void;
}

const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

/** Another work is looked for; the piece goes after it. */
export function MoveTo({ title, without, onMove, onClose }: MoveToProps) {
  const { say, locale } = useLanguage();
  const [words, setWords] = useState('');
  const { data } = useAnswer<ItemPage>(`/items/works${queryOf({ q: words })}`);
  const label = say('items.moveAfter', { title });
  return (
    <Panel label={label} onClose={onClose}>
      <Autocomplete inputValue={words} onInputChange={setWords}>
        <SearchField aria-label={label} sx={inputStyles}>
          <Input ref={focusFirst} placeholder={label} />
        </SearchField>
        <Menu
          aria-label={label}
          items={data?.lines.filter(({ id }) => id !== without) ?? []}
          dependencies={[locale]}
          renderEmptyState={() => say('find.none')}
          onAction={(id) => {
            onClose();
            onMove(String(id));
          }}
          sx={listStyles}
        >
          {(item) => {
            const { text, lang } = textIn(item.title, locale);
            return (
              <MenuItem id={item.id} textValue={text}>
                <i lang={lang}>{text || say('items.untitled')}</i>
              </MenuItem>
            );
          }}
        </Menu>
      </Autocomplete>
    </Panel>
  );
}
