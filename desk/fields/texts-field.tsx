import type { FieldName } from '../../src/contract/collections/labels';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { HALF_PAIR, PAIR } from '../theme/editor/fields';
import { useSameInBoth } from './same-in-both';
import { FieldFrame } from './parts/field-frame';
import { TextInput } from './parts/text-input';

/** A line in each language. */
export function TextsField({ field: { path, word, isTitle, isHalf } }: { field: FieldOf<'texts'> }) {
  const sides = useSameInBoth(path);
  return (
    <div {...sides} sx={isHalf ? HALF_PAIR : PAIR}>
      {LOCALE_CODES.map((locale) => (
        <TextsSide key={locale} path={`${path}.${locale}`} {...{ word, locale, isTitle }} />
      ))}
    </div>
  );
}

interface TextsSideProps {
  path: string;
  word: FieldName;
  locale: (typeof LOCALE_CODES)[number];
  isTitle?: true | undefined;
}

function TextsSide({ path, word, locale, isTitle }: TextsSideProps) {
  const { value, change } = useField<string>(path);
  return (
    <FieldFrame {...{ path, word, locale }}>
      {(described) => (
        <TextInput
          {...described}
          lang={locale}
          looks={isTitle && 'title'}
          value={value ?? ''}
          onChange={(text, doing) => change(text || null, doing)}
        />
      )}
    </FieldFrame>
  );
}
