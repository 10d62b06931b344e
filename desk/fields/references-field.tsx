import { useState } from 'react';
import { useAnswer } from '../app/data';
import { Thumb } from '../app/lists/thumb';
import { Button } from '../app/parts/button';
import { textIn } from '../app/items/title';
import { useLanguage } from '../app/words';
import type { NamedItem } from '../../api/content/contract/shown';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { WHOLE } from '../theme/editor/fields';
import { FieldFrame } from './parts/field-frame';
import { ReferenceSearch } from './parts/search/reference-search';
import { Places } from './parts/places';

/** One stands alone in its file, several in a list. */
const idsIn = (value: unknown): string[] => [value ?? []].flat() as string[];

/** Other items, in their order; chosen by searching. */
export function ReferencesField({ field }: { field: FieldOf<'references'> }) {
  const { path, word, shelf, isOne } = field;
  const { say, locale } = useLanguage();
  const { value, was, change } = useField<string[] | string>(path);
  const ids = idsIn(value);
  // What is public is named as well where it is another.
  const all = [...new Set([...ids, ...idsIn(was)])];
  const { data } = useAnswer('/names/:shelf', {
    params: { shelf },
    query: { ids: all.join(',') },
    isAsked: all.length > 0,
  });
  const [known, setKnown] = useState<readonly NamedItem[]>([]);
  const [isSearching, setIsSearching] = useState(false);
  const named = [...known, ...(data?.items ?? [])];
  const itemOf = (id: string): NamedItem =>
    named.find((one) => one.id === id) ?? { id, title: { en: id, fr: id }, picture: null };
  const titleOf = (id: string): string => textIn(itemOf(id).title, locale).text;
  const name = say(`fields.${word}`);
  const open = say(!isOne ? 'editor.add' : ids.length > 0 ? 'editor.chooseAnother' : 'editor.chooseShort');
  const write = (next: string[]): void => change(isOne ? (next[0] ?? null) : next.length > 0 ? next : null);
  return (
    <div sx={shelf === 'works' ? WHOLE : undefined}>
      <FieldFrame {...{ path, word }} isGroup read={(ids) => idsIn(ids).map(titleOf).join(', ')}>
        {() => (
          <>
            <Places
              label={name}
              keys={ids}
              nameOf={titleOf}
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
