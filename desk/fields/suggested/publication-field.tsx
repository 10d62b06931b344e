import { useAnswer } from '../../app/data';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { FieldFrame } from '../parts/field-frame';
import { SuggestedInput } from './suggested-input';

/** What an article appeared in: names that other articles have are offered, so that each is written in one way. */
export function PublicationField({ field: { path, word } }: { field: FieldOf<'publication'> }) {
  const { value, change } = useField<string>(path);
  const { data } = useAnswer('/items/:shelf', { params: { shelf: 'press' } });
  const names = (data?.lines ?? []).flatMap(({ second }) => Object.values(second)[0] ?? []);
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => (
        <SuggestedInput
          {...described}
          value={value ?? ''}
          onChange={(text) => change(text || null)}
          suggestions={[...new Set(names)].sort()}
        />
      )}
    </FieldFrame>
  );
}
