import type { FieldName } from '../../src/contract/collections/labels';
import { useRef } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { Button } from '../app/parts/button';
import { useSay } from '../app/words';
import { valueAt } from '../../api/content/contract/field-path';
import { useEditState, useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FORMER, PAIR } from '../theme/editor/fields';
import { useAddressBegin } from './parts/address-begin';
import { FieldFrame } from './parts/field-frame';

/** Addresses that the page had, which lead to that of now. Nothing as long as there are none. */
export function FormerSlugsField({ field: { path, word } }: { field: FieldOf<'formerSlugs'> }) {
  const { item, values } = useEditState();
  if ([item.published ?? {}, values].every((of) => valueAt(of, path) === null)) return null;
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <FormerSide key={locale} path={`${path}.${locale}`} {...{ word, locale }} />
      ))}
    </div>
  );
}

function FormerSide({ path, word, locale }: { path: string; word: FieldName; locale: LocaleCode }) {
  const say = useSay();
  const { value, was, change } = useField<string[]>(path);
  const begin = useAddressBegin(locale);
  const list = useRef<HTMLUListElement>(null);
  const slugs = value ?? [];
  if (slugs.length === 0 && was === undefined) return <div data-of={locale} />;
  const remove = (slug: string): void => {
    const left = slugs.filter((one) => one !== slug);
    change(left.length > 0 ? left : null);
    // The button that had the focus goes with its line.
    list.current?.focus();
  };
  return (
    <FieldFrame {...{ path, word, locale }} isGroup aside={begin}>
      {() => (
        <ul ref={list} tabIndex={-1} sx={FORMER}>
          {slugs.map((slug) => (
            <li key={slug}>
              <span>{slug}</span>
              <Button
                look="link"
                aria-label={say('editor.remove', { name: slug })}
                onClick={() => remove(slug)}
              >
                {say('editor.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
