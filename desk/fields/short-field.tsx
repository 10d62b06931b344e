import { useId } from 'react';
import { Day, Hour } from '../app/parts/times/times';
import { useLanguage } from '../app/words';
import { useField } from '../editing/editor-context';
import { readable } from '../editing/readable';
import type { FieldOf } from '../kinds/kind';
import { INPUT } from '../theme/editor/fields';
import { FieldFrame } from './parts/field-frame';
import { NumberInput } from './parts/number-input';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const ZONES = Intl.supportedValuesOf('timeZone');

export function TimeField({ field: { path, word, widget } }: { field: FieldOf<'date' | 'time'> }) {
  const { date } = useLanguage();
  const { value, change } = useField<string>(path);
  const Time = widget === 'date' ? Day : Hour;
  return (
    <FieldFrame
      {...{ path, word }}
      isText
      read={(day) => (widget === 'date' && isDay(day) ? date(day) : readable(day))}
    >
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, readOnly }) => (
        <Time
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          {...{ isInvalid }}
          isReadOnly={readOnly}
          value={value ?? ''}
          onChange={(next) => change(next || null)}
        />
      )}
    </FieldFrame>
  );
}

/** A place of the clock. */
export function TimeZoneField({ field: { path, word } }: { field: FieldOf<'timeZone'> }) {
  const { value, change } = useField<string>(path);
  const zones = useId();
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => (
        <>
          <input
            {...described}
            data-input
            list={zones}
            value={value ?? ''}
            onChange={({ target }) => change(target.value || null)}
            sx={INPUT}
          />
          <datalist id={zones}>
            {ZONES.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
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
