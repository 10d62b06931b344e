import type { FieldName } from '../../src/contract/collections/labels';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { slugAsTyped } from '../../src/contract/text/slug';
import { useSay } from '../app/words';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { PAIR, WAS } from '../theme/editor/fields';
import { useAddressBegin } from './parts/address-begin';
import { FieldFrame } from './parts/field-frame';
import { TextInput } from './parts/text-input';

/** The end of the page's address in each language. */
export function SlugField({ field: { path, word } }: { field: FieldOf<'slug'> }) {
  return (
    <div sx={PAIR}>
      {LOCALE_CODES.map((locale) => (
        <SlugSide key={locale} path={`${path}.${locale}`} {...{ word, locale }} />
      ))}
    </div>
  );
}

function SlugSide({ path, word, locale }: { path: string; word: FieldName; locale: LocaleCode }) {
  const say = useSay();
  const { value, was, change, findings } = useField<string>(path);
  const begin = useAddressBegin(locale);
  // Nothing leads to an address that cannot be had.
  const isRefused = findings.some(({ severity }) => severity === 'error');
  const leads = begin !== undefined && typeof was === 'string' && value !== null && !isRefused;
  return (
    <FieldFrame
      {...{ path, word, locale }}
      aside={begin}
      note={leads && <p sx={WAS}>{say('editor.oldLeadsHere')}</p>}
    >
      {(described) => (
        <TextInput
          {...described}
          value={value ?? ''}
          onChange={(text) => change(slugAsTyped(text) || null)}
          // It stays while somebody types on, and ends no address.
          onBlur={() => value?.endsWith('-') && change(value.slice(0, -1) || null)}
        />
      )}
    </FieldFrame>
  );
}
