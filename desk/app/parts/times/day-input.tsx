import { parseDate, type CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DatePicker,
  Dialog,
  Group,
  Heading,
  Label,
  Popover,
} from 'react-aria-components';
import { MONTH, PARTS, TIME } from '../../../theme/times';
import { useSay } from '../../words';
import { PartsOfTime, readOr, useAsKept, type TimeProps } from './parts-of-time';

/** What is before has not all of its digits yet. */
const FIRST_YEAR = 1000;

export function DayInput({ label, value, min, onChange, ...named }: TimeProps) {
  const say = useSay();
  const [underway, setUnderway] = useState<CalendarDate>();
  const { key, field, onBlur } = useAsKept(value, () => setUnderway(undefined));
  const day = useMemo(() => readOr(parseDate, value), [value]);
  const first = useMemo(() => (min ? readOr(parseDate, min) : null), [min]);
  return (
    <DatePicker
      key={key}
      {...named}
      ref={field}
      onBlur={onBlur}
      value={underway ?? day}
      {...(first && { minValue: first })}
      validationBehavior="aria"
      shouldForceLeadingZeros
      onChange={(next) => {
        const isUnderway = next !== null && next.year < FIRST_YEAR;
        setUnderway(isUnderway ? next : undefined);
        if (!isUnderway) onChange(next?.toString() ?? '');
      }}
      sx={TIME}
    >
      {label && <Label data-label>{label}</Label>}
      <Group data-input sx={PARTS}>
        <PartsOfTime />
        <Button>{say('calendar')}</Button>
      </Group>
      <Popover placement="bottom end" offset={4} sx={MONTH}>
        <Dialog>
          <Calendar>
            <header>
              <Button slot="previous">←</Button>
              <Heading level={2} />
              <Button slot="next">→</Button>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
