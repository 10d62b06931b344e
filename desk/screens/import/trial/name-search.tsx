import { useRef, useState } from 'react';
import { ComboBox, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { fold } from '../../../../src/contract/text/fold';
import type { Answer, LookedAt, Unknown } from '../../../../api/import-export/contract/looking';
import { useSay } from '../../../app/words';
import { FindInput } from '../../../fields/parts/search/find-input';
import { FOUND, SEARCH } from '../../../theme/editor/lists';

const [NEW, WRITTEN, NONE] = ['+', '=', '-'];
/** px: longer lists are scrolled. */
const HIGHEST = 320;

interface NameSearchProps {
  of: Unknown;
  known: LookedAt['creators'];
  onAnswer: (answer: Answer) => void;
  /** @param isBack by Escape: the focus goes back to where the search was opened */
  onLeave: (isBack: boolean) => void;
}

/** Who is meant by a name, found while typing; or what else becomes of it. */
export function NameSearch({
  of: { kind, name, becomes, written },
  known,
  onAnswer,
  onLeave,
}: NameSearchProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = known
    .filter((one) => fold(one.name).includes(fold(typed.trim())))
    .map((one) => ({ id: one.id, words: say('list.isName', { name: one.name }) }));
  const others = [
    ...(kind === 'creator' ? [{ id: NEW, words: say('list.makeNew', { name: becomes }) }] : []),
    ...(written === null ? [] : [{ id: WRITTEN, words: say('list.makeWritten', { name: written }) }]),
    { id: NONE, words: say('list.nobody') },
  ];
  const choose = (id: string): void => {
    if (id === WRITTEN) onAnswer({ name: written ?? name, is: 'written' });
    else if (id === NEW || id === NONE) onAnswer({ name, is: id === NEW ? 'new' : 'none' });
    else onAnswer({ name, is: 'known', id });
  };
  return (
    <ComboBox
      aria-label={say('list.whoIs', { name })}
      items={typed ? [...found, ...others] : [...others, ...found]}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      menuTrigger="focus"
      defaultFilter={() => true}
      onSelectionChange={(key) => key !== null && choose(String(key))}
      // Not the input's: to that, going to a line of the list by the arrows is leaving it as well.
      onBlur={() => onLeave(false)}
      sx={SEARCH}
    >
      <FindInput
        place={input}
        isAsked
        placeholder={say('editor.find')}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') onLeave(true);
          // What was looked for is the first that was found, unless another one is marked.
          const isMarked = currentTarget.hasAttribute('aria-activedescendant');
          if (key === 'Enter' && typed && found[0] && !isMarked) choose(found[0].id);
        }}
      />
      <Popover maxHeight={HIGHEST} data-typed={typed !== '' && found.length > 0} sx={FOUND}>
        <ListBox>
          {({ id, words }: (typeof found)[number]) => (
            <ListBoxItem id={id} textValue={words}>
              {words}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
