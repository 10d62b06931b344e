import { useEffect, useRef } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { useSay } from '../../../app/words';
import { FOUND, SEARCH } from '../../../theme/editor/lists';
import { useFirstByEnter } from './use-first-by-enter';
import { usePagesFound, type FoundPage } from './use-pages-found';

/** px: six of them and the begin of the next, so that one sees that there are more. */
const HIGHEST = 290;
/** Of the entry that is no page, but what was typed. */
const TYPED = 'typed';

interface PageSearchProps {
  label: string;
  placeholder: string;
  typed: string;
  onType: (typed: string) => void;
  onChoose: (page: FoundPage) => void;
  /** What was typed is an address by itself. */
  address?: string | undefined;
  onAddress?: (address: string) => void;
  /** It was asked for, and is typed into next. */
  isAsked?: boolean;
}

/** One search over all that has a page: works, creators, events, press, pages. */
export function PageSearch({ typed, address, isAsked = false, ...search }: PageSearchProps) {
  const { label, placeholder, onType, onChoose, onAddress } = search;
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const words = address === undefined ? typed : '';
  const { found, isLooking } = usePagesFound(words);
  const hasPictures = found.some(({ picture }) => picture);
  useEffect(() => {
    if (!isAsked) return;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [isAsked]);
  const choose = (key: string | undefined): void => {
    const page = found.find((one) => one.key === key);
    if (page) onChoose(page);
    else if (key === TYPED && address !== undefined) onAddress?.(address);
  };
  const entries =
    address === undefined ? found : [{ key: TYPED, title: say('editor.linkTake', { address }) }];
  const enter = useFirstByEnter(typed, isLooking, () => choose(entries[0]?.key));
  return (
    <ComboBox
      items={entries.map((one) => ({ ...one, id: one.key }))}
      inputValue={typed}
      onInputChange={onType}
      selectedKey={null}
      menuTrigger="input"
      allowsCustomValue
      allowsEmptyCollection={typed.trim() !== ''}
      defaultFilter={() => true}
      onSelectionChange={(key) => key !== null && choose(String(key))}
      sx={SEARCH}
    >
      <Label>{label}</Label>
      <Input
        ref={input}
        placeholder={placeholder}
        onKeyDown={({ key, currentTarget }) => {
          const isMarked = currentTarget.hasAttribute('aria-activedescendant');
          if (key === 'Enter' && typed.trim() && !isMarked) enter();
        }}
      />
      {/** Below, where the words that are linked are not. */}
      <Popover
        maxHeight={HIGHEST}
        placement="bottom start"
        shouldFlip={false}
        data-typed={typed !== ''}
        sx={FOUND}
      >
        <ListBox renderEmptyState={() => say(isLooking ? 'wait' : 'editor.linkNone')}>
          {(entry: (typeof entries)[number] & { id: string }) => (
            <ListBoxItem id={entry.id} textValue={entry.title}>
              {'picture' in entry && hasPictures && (
                <span data-picture>{entry.picture && <img src={entry.picture.url} alt="" />}</span>
              )}
              <span lang={'lang' in entry ? entry.lang : undefined}>{entry.title}</span>
              <span>{'second' in entry ? entry.second : ''}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
