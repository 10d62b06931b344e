import { useId } from 'react';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { INPUT } from '../theme/editor/fields';
import { FieldFrame } from './parts/field-frame';
import { NumberInput } from './parts/number-input';

const ZONES = Intl.supportedValuesOf('timeZone');

/** A day, a time or a place of the clock. */
export function ShortField({
  field: { path, word, widget },
}: {
  field: FieldOf<'date' | 'time' | 'timeZone'>;
}) {
  const { value, change } = useField<string>(path);
  const zones = useId();
  const isZone = widget === 'timeZone';
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => (
        <>
          <input
            {...described}
            data-input
            type={isZone ? 'text' : widget}
            list={isZone ? zones : undefined}
            value={value ?? ''}
            onChange={({ target }) => change(target.value || null)}
            sx={INPUT}
          />
          {isZone && (
            <datalist id={zones}>
              {ZONES.map((zone) => (
                <option key={zone} value={zone} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  );
}

export function NumberField({ field: { path, word, isWhole } }: { field: FieldOf<'number'> }) {
  const { value, change } = useField<number>(path);
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => <NumberInput {...described} {...{ value, isWhole }} onChange={change} />}
    </FieldFrame>
  );
}
