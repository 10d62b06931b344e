import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { TextInput } from './parts/text-input';
import { withScheme } from './parts/with-scheme';

/** A line that is the same in both languages. */
export function LineField({ field: { path, word, isTitle, isAddress } }: { field: FieldOf<'line'> }) {
  const { value, change } = useField<string>(path);
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => (
        <TextInput
          {...described}
          looks={isTitle && 'name'}
          value={value ?? ''}
          onChange={(text) => change(text || null)}
          {...(isAddress && { inputMode: 'url', onBlur: () => value && change(withScheme(value)) })}
        />
      )}
    </FieldFrame>
  );
}
