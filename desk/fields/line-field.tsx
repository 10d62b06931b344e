import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { TextInput } from './parts/text-input';

/** `https://` before what is written as addresses are in print: `example.org/lamps`. */
export const withScheme = (text: string): string =>
  /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#]|$)/u.test(text) ? `https://${text}` : text;

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
          onChange={(text, doing) => change(text || null, doing)}
          {...(isAddress && { inputMode: 'url', onBlur: () => value && change(withScheme(value)) })}
        />
      )}
    </FieldFrame>
  );
}
