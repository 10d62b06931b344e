import { parseDate } from '@internationalized/date';
import { useMemo } from 'react';
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

export function DayInput({ label, value, min, onChange, ...field }: TimeProps) {
  const say = useSay();
  const { turn, show } = useAsKept(value);
  const day = useMemo(() => readOr(parseDate, value), [value]);
  const first = useMemo(() => (min ? readOr(parseDate, min) : null), [min]);
  return (
    <DatePicker
      key={turn}
      {...field}
      onBlur={show}
      value={day}
      {...(first && { minValue: first })}
      validationBehavior="aria"
      shouldForceLeadingZeros
      onChange={(next) => onChange(next?.toString() ?? '')}
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
