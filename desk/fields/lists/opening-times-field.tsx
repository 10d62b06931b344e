import { useState } from 'react';
import type { OpeningTimes } from '../../../src/contract/site-settings';
import { Hour } from '../../app/parts/times/times';
import { useLanguage } from '../../app/words';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { HALF_PAIR, RADIOS } from '../../theme/editor/fields';
import { FieldFrame } from '../parts/field-frame';
import { PartFindings } from '../parts/part-findings';
import { Rows } from './rows';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const BLANK: OpeningTimes = { days: [], opens: '11:00', closes: '19:00' };
/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function OpeningTimesField({ field: { path, word } }: { field: FieldOf<'openingTimes'> }) {
  const { say, locale } = useLanguage();
  const { value, change } = useField<OpeningTimes[]>(path);
  // A row that was just begun has no days yet.
  const [known] = useState(value?.length ?? 0);
  const name = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: (typeof DAYS)[number]): string => name.format(FIRST + DAYS.indexOf(day) * DAY_MS);
  const textOf = ({ days, opens, closes }: OpeningTimes): string =>
    `${days.map(nameOf).join(', ')} ${opens}–${closes}`;
  return (
    <FieldFrame
      {...{ path, word }}
      isGroup
      isWhole
      showsParts
      read={(times) => (times as OpeningTimes[]).map(textOf).join('\n')}
    >
      {({ readOnly }) => (
        <Rows rows={value ?? []} blank={() => BLANK} word={say(`fields.${word}`)} onChange={change}>
          {(times, set, index) => (
            <TimesRow
              {...{ times, set, readOnly, nameOf }}
              path={`${path}.${index}`}
              wasThere={index < known}
            />
          )}
        </Rows>
      )}
    </FieldFrame>
  );
}

interface TimesRowProps {
  times: OpeningTimes;
  set: (part: Partial<OpeningTimes>) => void;
  readOnly: boolean;
  nameOf: (day: (typeof DAYS)[number]) => string;
  path: string;
  wasThere: boolean;
}

function TimesRow({ times: { days, opens, closes }, set, readOnly, nameOf, path, wasThere }: TimesRowProps) {
  const { say } = useLanguage();
  const [wasLeft, setWasLeft] = useState(wasThere);
  return (
    <div
      role="none"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWasLeft(true);
      }}
    >
      <span sx={RADIOS}>
        {DAYS.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              onChange={({ target }) =>
                set({ days: DAYS.filter((one) => (one === day ? target.checked : days.includes(one))) })
              }
            />
            {nameOf(day)}
          </label>
        ))}
      </span>
      <PartFindings {...{ path }} isWhole isQuiet={!wasLeft} />
      <div sx={HALF_PAIR}>
        <Hour
          label={say('editor.opens')}
          isReadOnly={readOnly}
          value={opens}
          onChange={(next) => next && set({ opens: next })}
        />
        <Hour
          label={say('editor.closes')}
          isReadOnly={readOnly}
          value={closes}
          onChange={(next) => next && set({ closes: next })}
        />
      </div>
    </div>
  );
}
