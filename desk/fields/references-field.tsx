import { useState } from 'react';
import { useAnswer } from '../app/data';
import { Thumb } from '../app/lists/thumb';
import { Button } from '../app/parts/button';
import { textIn } from '../app/items/title';
import { useLanguage } from '../app/words';
import type { NamedItem, NamedItems } from '../contract/items/shown';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { WHOLE } from '../theme/editor/fields';
import { FieldFrame } from './parts/field-frame';
import { ReferenceSearch } from './parts/reference-search';
import { Places } from './parts/places';

/** Other items, in their order; chosen by searching. */
export function ReferencesField({ field }: { field: FieldOf<'references'> }) {
  const { path, word, shelf, isOne } = field;
  const { say, locale } = useLanguage();
  const { value, change } = useField<string[] | string>(path);
  const ids = typeof value === 'string' ? [value] : (value ?? []);
  const { data } = useAnswer<NamedItems>(`/names/${shelf}?ids=${ids.join(',')}`);
  const [known, setKnown] = useState<readonly NamedItem[]>([]);
  const [isSearching, setIsSearching] = useState(false);
  const named = [...known, ...(data?.items ?? [])];
  const itemOf = (id: string): NamedItem =>
    named.find((one) => one.id === id) ?? { id, title: { en: id, fr: id }, picture: null };
  const name = say(`field.${word}`);
  const open = say(!isOne ? 'editor.add' : ids.length > 0 ? 'editor.chooseAnother' : 'editor.chooseShort');
  const write = (next: string[]): void => change(isOne ? (next[0] ?? null) : next.length > 0 ? next : null);
  return (
    <div sx={shelf === 'works' ? WHOLE : undefined}>
      <FieldFrame {...{ path, word }} isGroup>
        {() => (
          <>
            <Places
              label={name}
              keys={ids}
              nameOf={(id) => textIn(itemOf(id).title, locale).text}
              onOrder={write}
              onRemove={isOne ? undefined : (id) => write(ids.filter((one) => one !== id))}
              show={(id) => {
                const { picture } = itemOf(id);
                return picture && shelf === 'works' ? <Thumb of={picture} /> : null;
              }}
            />
            {isSearching ? (
              <ReferenceSearch
                label={say(isOne ? 'editor.choose' : 'editor.addTo', { name })}
                shelf={shelf}
                without={ids}
                onChoose={(item) => {
                  setKnown([...known, item]);
                  write(isOne ? [item.id] : [...ids, item.id]);
                  setIsSearching(!isOne);
                }}
                onLeave={() => setIsSearching(false)}
              />
            ) : (
              <span>
                <Button
                  look="link"
                  aria-label={say('editor.openFor', { open, name })}
                  onClick={() => setIsSearching(true)}
                >
                  {open}
                </Button>
              </span>
            )}
          </>
        )}
      </FieldFrame>
    </div>
  );
}
