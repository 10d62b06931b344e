import type { ThemeUICSSObject } from 'theme-ui';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { useSay } from '../app/words';
import { valueAt } from '../../api/content/contract/field-path';
import type { Values } from '../../api/content/contract/item';
import { dimensionsIn, measureIn } from '../../api/content/contract/measures/dimensions';
import { SIDES, type Side } from '../../api/content/contract/measures/tokens';
import { textFor } from '../../api/messages/contract/text-for';
import { useEditor, useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { FindingText } from './parts/finding-text';
import { LengthInput } from './parts/length-input';

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

type Change = { path: string; value: unknown };

/**
 * What a text says of the dimensions, as fields: `42 × 20 × 20 cm`, `Ø 9 1/4 in. (approx.)`; a number without a name is of
 * the field that it is written in. Undefined where that is not certain, or its words have no room in the note.
 */
function changesIn(text: string, path: string, side: Side, values: Values): Change[] | undefined {
  const one = measureIn(text, side);
  const { note, ...sides } = one ? { [side]: one.value, note: one.note } : (dimensionsIn(text) ?? {});
  if (Object.keys(sides).length === 0) return undefined;
  const notes =
    note === undefined ? [] : LOCALE_CODES.map((locale) => [`${path}.note.${locale}`, textFor(locale, note)]);
  const written = notes
    .filter(([, words]) => words !== undefined)
    .map(([at, value]) => ({ path: at!, value }));
  const isTaken = ({ path: at, value }: Change) =>
    ![null, '', value].includes(valueAt(values, at) as string | null);
  if (written.some(isTaken)) return undefined;
  return [...Object.entries(sides).map(([name, value]) => ({ path: `${path}.${name}`, value })), ...written];
}

/** In centimetres. */
export function MeasuresField({ field: { path, word } }: { field: FieldOf<'measures'> }) {
  const say = useSay();
  const { session } = useEditor();
  const { findings } = useField<object>(path);
  const takeMore =
    (measure: Side) =>
    (text: string, isTried: boolean): boolean => {
      const changes = changesIn(text, path, measure, session.state().values);
      if (changes && !isTried) session.changeAll(changes);
      return changes !== undefined;
    };
  return (
    <div role="group" aria-label={say(`fields.${word}`)} sx={styles}>
      {SIDES.map((measure) => (
        <Measure key={measure} path={`${path}.${measure}`} side={measure} takeMore={takeMore(measure)} />
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
  side: Side;
  takeMore: (text: string, isTried: boolean) => boolean;
}

function Measure({ path, side, takeMore }: MeasureProps) {
  const { value, change } = useField<number>(path);
  return (
    <FieldFrame {...{ path }} word={`parts.${side}`}>
      {(described) => <LengthInput {...described} {...{ value, side, takeMore }} onChange={change} />}
    </FieldFrame>
  );
}
