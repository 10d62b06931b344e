import type { FieldName } from '../../src/contract/collections/labels';
import { useState } from 'react';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { isSame } from '../../api/content/contract/field-path';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { GROWING, PAIR } from '../theme/editor/fields';
import { FieldFrame } from './parts/field-frame';

/** A list of lines in each language. */
export function LinesField({ field: { path, word } }: { field: FieldOf<'lines'> }) {
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <LinesSide key={locale} path={`${path}.${locale}`} {...{ word, locale }} />
      ))}
    </div>
  );
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function LinesSide({ path, word, locale }: { path: string; word: FieldName; locale: LocaleCode }) {
  const { value, change } = useField<string[]>(path);
  // An empty line at the end is one that somebody is about to write.
  const [typed, setTyped] = useState<string>();
  // Otherwise a colleague has changed it meanwhile, or it was undone.
  const isOwn = typed !== undefined && isSame(linesIn(typed), value ?? []);
  const shown = isOwn ? typed : (value ?? []).join('\n');
  return (
    <FieldFrame {...{ path, word, locale }}>
      {(described) => (
        <span data-value={`${shown} `} sx={GROWING}>
          <textarea
            {...described}
            rows={1}
            lang={locale}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value);
              const lines = linesIn(target.value);
              change(lines.length > 0 ? lines : null);
            }}
            onBlur={() => setTyped(undefined)}
          />
        </span>
      )}
    </FieldFrame>
  );
}
