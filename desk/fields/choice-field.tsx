import { useSay } from '../app/words';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { Radios } from './parts/radios';

export function ChoiceField({ field: { path, word, of } }: { field: FieldOf<'choice'> }) {
  const say = useSay();
  const { value, change } = useField<string>(path);
  const wordOf = (one: unknown): string => {
    const choice = of.find((known) => known.value === one);
    return choice ? say(`choices.${choice.word}`) : '';
  };
  return (
    <FieldFrame {...{ path, word }} isGroup read={wordOf}>
      {({ id }) => (
        <Radios
          name={id}
          value={value ?? ''}
          of={of.map((choice) => ({ value: choice.value ?? '', word: say(`choices.${choice.word}`) }))}
          onChoose={(next) => change(next || null)}
        />
      )}
    </FieldFrame>
  );
}
