import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ComboBox, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { textIn } from '../../../app/items/title';
import { pathOf } from '../../../app/line/paths';
import { useLanguage } from '../../../app/words';
import type { Shelf } from '../../../../api/content/contract/item';
import type { ItemPage } from '../../../../api/content/contract/list';
import type { NamedItem } from '../../../../api/content/contract/shown';
import { FOUND, SEARCH } from '../../../theme/editor/lists';
import { FindInput } from './find-input';
import { useFirstByEnter } from './use-first-by-enter';

/** px: longer lists are scrolled. */
const HIGHEST = 320;

interface ReferenceSearchProps {
  label: string;
  shelf: Shelf;
  /** Ids that are there already. */
  without: readonly string[];
  onChoose: (item: NamedItem) => void;
  /** The search was opened by a button, and closes again. */
  onLeave?: () => void;
}

/** Searches while typing, as the lists do. */
export function ReferenceSearch({ label, shelf, without, onChoose, onLeave }: ReferenceSearchProps) {
  const { say, locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const isAsked = onLeave !== undefined;
  const input = useRef<HTMLInputElement>(null);
  // Those found before stay until the next are there, for whoever is about to press one.
  const { data, isPending, isPlaceholderData } = useQuery<ItemPage>({
    queryKey: [pathOf('/items/:shelf', { params: { shelf }, query: { q: typed } })],
    placeholderData: keepPreviousData,
  });
  const isLooking = isPending || isPlaceholderData;
  const found = (data?.lines ?? []).filter(({ id }) => !without.includes(id));
  const isAllChosen = (data?.lines ?? []).length > 0;
  const nothing = () =>
    isLooking
      ? say('wait')
      : isAllChosen
        ? say('find.allChosen')
        : say('find.noneIn', { place: say(`editor.back.${shelf}`) });
  const hasPictures = found.some(({ picture }) => picture);
  const choose = (item: NamedItem | undefined): void => {
    if (!item) return;
    onChoose(item);
    setTyped('');
    setChosen((count) => count + 1);
  };
  const enter = useFirstByEnter(typed, isLooking, () => choose(found[0]));
  return (
    <ComboBox
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      menuTrigger="focus"
      allowsEmptyCollection
      defaultFilter={() => true}
      onSelectionChange={(key) => choose(found.find(({ id }) => id === key))}
      // Not the input's: to that, going to a line of the list by the arrows is leaving it as well.
      onBlur={() => onLeave?.()}
      sx={SEARCH}
    >
      <Label>{label}</Label>
      <FindInput
        placeholder={say('editor.find')}
        place={input}
        chosen={chosen}
        isAsked={isAsked}
        onKeyDown={({ key, currentTarget }) => {
          // What was looked for is the first that was found, unless another one is marked.
          const isMarked = currentTarget.hasAttribute('aria-activedescendant');
          if (key === 'Enter' && typed && !isMarked) enter();
        }}
      />
      <Popover maxHeight={HIGHEST} data-typed={typed !== ''} sx={FOUND}>
        <ListBox renderEmptyState={nothing}>
          {(item: (typeof found)[number]) => (
            <ListBoxItem id={item.id} textValue={textIn(item.title, locale).text}>
              {hasPictures && (
                <span data-picture>{item.picture && <img src={item.picture.url} alt="" />}</span>
              )}
              <span lang={textIn(item.title, locale).lang}>{textIn(item.title, locale).text}</span>
              <span>
                {[
                  textIn(item.second, locale).text,
                  item.availability === 'sold' && say('items.sold'),
                  item.state === 'draft' && say('items.is.draft'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
