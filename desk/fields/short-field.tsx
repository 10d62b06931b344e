import { useId } from 'react';
import { Day, Hour } from '../app/parts/times/times';
import { useLanguage, useSay } from '../app/words';
import { useEditState, useField } from '../editing/editor-context';
import { readable } from '../editing/readable';
import type { FieldOf } from '../kinds/kind';
import { INPUT, WAS } from '../theme/editor/fields';
import { FieldFrame } from './parts/field-frame';
import { NumberInput } from './parts/number-input';

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const ZONES = Intl.supportedValuesOf('timeZone');

export function TimeField({ field }: { field: FieldOf<'date' | 'time'> }) {
  const { path, word, widget, isOpening } = field;
  const { date } = useLanguage();
  const { value, change } = useField<string>(path);
  const Time = widget === 'date' ? Day : Hour;
  return (
    <FieldFrame
      {...{ path, word }}
      isText
      note={isOpening && <OpeningHour />}
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

/** Of an event of several days: what the hour is that stands beside them on its page (src/components/events/event-dates). */
function OpeningHour() {
  const say = useSay();
  const { starts_on: first, ends_on: last, ends_at: until } = useEditState().values;
  if (!first || !last || first === last) return null;
  return <p sx={WAS}>{say(until ? 'editor.hoursOfDays' : 'editor.openingHour')}</p>;
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
