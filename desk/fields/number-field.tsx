import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { NumberInput } from './parts/number-input';

export function NumberField({ field: { path, word, isWhole } }: { field: FieldOf<'number'> }) {
  const { value, change } = useField<number>(path);
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => <NumberInput {...described} {...{ value, isWhole }} onChange={change} />}
    </FieldFrame>
  );
}
