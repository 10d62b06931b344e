import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../app/words';
import { useEditor, useField } from '../editing/editor-context';
import type { FieldOf, FieldWord } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { FindingText } from './parts/finding-text';
import { NumberInput } from './parts/number-input';

const MEASURES = ['height', 'width', 'depth', 'diameter'] as const satisfies readonly FieldWord[];

const styles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
  columnGap: 3,
  // What is public or wrong stands below one of them, and moves none of the others.
  alignItems: 'start',
  '& > span': { variant: 'text.cap', color: 'muted', pt: '29px' },
  '& > [data-whole]': { gridColumn: '1 / -1' },
  // On one line, which is longer than a measure is wide.
  '& [role=alert]': {
    position: 'absolute',
    top: '100%',
    pt: '1px',
    fontSize: 'note',
    width: 'max-content',
    zIndex: 2,
    bg: 'background',
  },
};

/** `42 × 20 × 20 cm`, as it stands on paper: height, width, depth. One number with its unit is the field's own. */
function measuresIn(text: string): number[] | undefined {
  const numbers = text
    .replace(/\s*cm\.?\s*$/i, '')
    .split(/\s*[x×*]\s*/i)
    .map((part) => Number(part.replace(/^[a-zØø.\s]+/i, '').replace(',', '.') || NaN));
  return numbers.length <= 3 && numbers.every((one) => one > 0) ? numbers : undefined;
}

/** In centimetres. */
export function MeasuresField({ field: { path } }: { field: FieldOf<'measures'> }) {
  const say = useSay();
  const { session } = useEditor();
  const { findings } = useField<object>(path);
  const takeMore =
    (measure: (typeof MEASURES)[number]) =>
    (text: string, isTried: boolean): boolean => {
      const numbers = measuresIn(text);
      if (!numbers || isTried) return numbers !== undefined;
      const names = numbers.length === 1 ? [measure] : MEASURES;
      session.changeAll(numbers.map((value, index) => ({ path: `${path}.${names[index]}`, value })));
      return true;
    };
  return (
    <div role="group" aria-label={say('field.dimensions')} sx={styles}>
      {MEASURES.map((measure) => (
        <Measure key={measure} path={`${path}.${measure}`} word={measure} takeMore={takeMore(measure)} />
      ))}
      <span>{say('editor.cm')}</span>
      <div data-whole>
        {findings
          .filter((one) => one.path === path)
          .map((finding) => (
            <FindingText key={finding.name} finding={finding} />
          ))}
      </div>
    </div>
  );
}

interface MeasureProps {
  path: string;
  word: FieldWord;
  takeMore: (text: string, isTried: boolean) => boolean;
}

function Measure({ path, word, takeMore }: MeasureProps) {
  const { value, change } = useField<number>(path);
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => <NumberInput {...described} {...{ value, takeMore }} onChange={change} />}
    </FieldFrame>
  );
}
