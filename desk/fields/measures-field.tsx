import type { ThemeUICSSObject } from 'theme-ui';
import { useSay } from '../app/words';
import { useField } from '../editing/editor-context';
import type { FieldOf, FieldWord } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { NumberInput } from './parts/number-input';

const MEASURES = ['height', 'width', 'depth', 'diameter'] as const satisfies readonly FieldWord[];

const styles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) auto',
  columnGap: 3,
  // What is public or wrong stands below one of them, and moves none of the others.
  alignItems: 'start',
  '& > span': { variant: 'text.cap', color: 'muted', pt: '29px' },
};

/** In centimetres. */
export function MeasuresField({ field: { path } }: { field: FieldOf<'measures'> }) {
  const say = useSay();
  return (
    <div role="group" aria-label={say('field.dimensions')} sx={styles}>
      {MEASURES.map((measure) => (
        <Measure key={measure} path={`${path}.${measure}`} word={measure} />
      ))}
      <span>{say('editor.cm')}</span>
    </div>
  );
}

function Measure({ path, word }: { path: string; word: FieldWord }) {
  const { value, change } = useField<number>(path);
  return (
    <FieldFrame {...{ path, word }}>
      {(described) => <NumberInput {...described} value={value} onChange={change} />}
    </FieldFrame>
  );
}
