import { parseTime } from '@internationalized/date';
import { useMemo } from 'react';
import { Label, TimeField } from 'react-aria-components';
import { PARTS, TIME } from '../../../theme/times';
import { PartsOfTime, readOr, useAsKept, type TimeProps } from './parts-of-time';

/** `09:00` of `09:00:00`. */
const MINUTES = 'hh:mm'.length;

export function HourInput({ label, value, min: _, onChange, ...named }: TimeProps) {
  const { key, field, onBlur } = useAsKept(value);
  const hour = useMemo(() => readOr(parseTime, value), [value]);
  return (
    <TimeField
      key={key}
      {...named}
      ref={field}
      onBlur={onBlur}
      value={hour}
      hourCycle={24}
      granularity="minute"
      validationBehavior="aria"
      shouldForceLeadingZeros
      onChange={(next) => onChange(next?.toString().slice(0, MINUTES) ?? '')}
      sx={TIME}
    >
      {label && <Label data-label>{label}</Label>}
      <PartsOfTime data-input sx={PARTS} />
    </TimeField>
  );
}
