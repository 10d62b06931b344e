import { useId, useRef, useState, type FormEvent } from 'react';
import { LengthInput } from '../../../fields/parts/length-input';
import { useLanguage, useSay, type Say } from '../../../app/words';
import type { MeasureAnswer } from '../../../../api/import-export/contract/looking';
import { MOST_CM, SIDES, type Side } from '../../../../api/content/contract/measures/tokens';
import { MEASURE_CHOICE, WRITTEN_SIDES } from '../../../theme/lists';
import { fieldName } from '../columns/field-words';
import { measure } from '../hand/list-in-hand';
import { WrittenAnswer } from './written-answer';

type Sides = MeasureAnswer['sides'];

interface MeasureChoiceProps {
  /** Of the column that is asked about. */
  field: MeasureAnswer['field'];
  /** Of the cell. */
  text: string;
  /** What it may mean. */
  readings: readonly Sides[];
}

/** How large a work is of which a cell says nothing certain: one of what it may mean, or what is written here, or a note alone. */
export function MeasureChoice({ field, text, readings }: MeasureChoiceProps) {
  const { say, locale } = useLanguage();
  const answer = (sides: Sides, isNote: boolean) => measure({ field, text }, { sides, isNote });
  return (
    <div sx={MEASURE_CHOICE}>
      {readings.map((sides) => {
        const words = sidesIn(say, locale, sides);
        return (
          <button key={words} type="button" onClick={() => answer(sides, false)}>
            {say('list.measuresAre', { sides: words })}
          </button>
        );
      })}
      <WrittenAnswer
        words={say('list.measuresWrite')}
        label={say('join.of', { before: say('list.measuresWrite'), after: text })}
      >
        <WrittenSides {...{ field, text }} onTake={(sides) => answer(sides, false)} />
      </WrittenAnswer>
      <button
        type="button"
        aria-label={say('join.of', { before: say('list.measuresNote'), after: text })}
        onClick={() => answer({}, true)}
      >
        {say('list.measuresNote')}
      </button>
    </div>
  );
}

/** 'height 42, diameter 80' */
const sidesIn = (say: Say, locale: string, sides: Sides): string =>
  SIDES.filter((side) => sides[side] !== undefined)
    .map((side) => `${fieldName(say, side)}\u00a0${(sides[side] ?? 0).toLocaleString(locale)}`)
    .join(', ');

interface WrittenSidesProps extends Omit<MeasureChoiceProps, 'readings'> {
  onTake: (sides: Sides) => void;
}

function WrittenSides({ field, text, onTake }: WrittenSidesProps) {
  const say = useSay();
  const [sides, setSides] = useState<Sides>({});
  // Enter takes what leaving the input has just written.
  const written = useRef(sides);
  const set = (side: Side, value: number | null): void => {
    const { [side]: _, ...others } = written.current;
    written.current = value === null || value <= 0 || value > MOST_CM ? others : { ...others, [side]: value };
    setSides(written.current);
  };
  const take = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // What is no length stays to be mended.
    if (event.currentTarget.querySelector('[aria-invalid=true]')) return;
    const input = document.activeElement;
    if (input instanceof HTMLInputElement) {
      input.blur();
      input.focus();
    }
    if (Object.keys(written.current).length > 0) onTake(written.current);
  };
  const id = useId();
  return (
    <form aria-label={say('list.measuresOf', { text })} sx={WRITTEN_SIDES} onSubmit={take}>
      {(field === 'dimensions' ? SIDES : [field]).map((side) => (
        <div key={side}>
          <label htmlFor={`${id} ${side}`}>{fieldName(say, side)}</label>
          <LengthInput
            id={`${id} ${side}`}
            side={side}
            value={sides[side] ?? null}
            onChange={(value) => set(side, value)}
          />
        </div>
      ))}
      <button type="submit">{say('list.measuresTake')}</button>
    </form>
  );
}
