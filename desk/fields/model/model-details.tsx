import { useId, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { MOUNTINGS } from '../../../src/contract/models/mountings';
import { useSay } from '../../app/words';
import type { Side } from '../../../api/content/contract/measures/tokens';
import { RADIOS, SMALL } from '../../theme/editor/fields';
import { Labelled } from '../parts/labelled';
import { LengthInput } from '../parts/length-input';
import { NumberInput } from '../parts/number-input';
import { Radios } from '../parts/radios';
import { TextInput } from '../parts/text-input';
import { withPart, type ModelValue } from './model-value';

const styles: ThemeUICSSObject = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  pt: 3,
  '& > details > summary': { minHeight: 'smallTarget', cursor: 'pointer' },
  '& > details > div': { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', pt: 3 },
};
const numbersStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: 3,
  alignItems: 'end',
};

interface ModelDetailsProps {
  model: ModelValue;
  onChange: (model: ModelValue) => void;
}

/** Who made it, and what of it is the piece. */
export function ModelDetails({ model, onChange }: ModelDetailsProps) {
  const say = useSay();
  const { credit, placement, download, size, piece } = model;
  const name = useId();
  const put = <Name extends keyof ModelValue>(part: Name, value: ModelValue[Name] | null): void =>
    onChange(withPart(model, part, value));
  return (
    <div sx={styles}>
      <Labelled label={say('models.credit')}>
        {(id) => <TextInput {...id} value={credit ?? ''} onChange={(text) => put('credit', text)} />}
      </Labelled>
      <Group label={say('models.placement')}>
        <Radios
          {...{ name }}
          value={placement ?? ''}
          of={[
            { value: '', word: say('models.asPiece') },
            ...MOUNTINGS.map((value) => ({ value, word: say(`choices.${value}`) })),
          ]}
          onChoose={(next) => put('placement', MOUNTINGS.find((one) => one === next) ?? null)}
        />
      </Group>
      <span sx={RADIOS}>
        <label>
          <input
            type="checkbox"
            checked={download === true}
            onChange={({ target }) => put('download', target.checked || null)}
          />
          {say('models.download')}
        </label>
      </span>
      <details open={size !== undefined || piece !== undefined}>
        <summary>{say('models.more')}</summary>
        <div>
          <p sx={{ variant: 'text.muted' }}>{say('models.moreHelp')}</p>
          <Group label={say('models.all')}>
            <Numbers
              of={(['height', 'width', 'depth'] as const).map((key) => ({
                key,
                side: key,
                label: say(`fields.parts.${key}`),
              }))}
              values={size ?? {}}
              onChange={(next) => put('size', next)}
            />
          </Group>
          <Group label={say('models.piece')}>
            <Numbers
              of={(['x', 'y', 'z'] as const).map((key) => ({ key, label: say(`models.${key}`) }))}
              values={piece ?? {}}
              onChange={(next) => put('piece', next)}
            />
          </Group>
        </div>
      </details>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <span aria-hidden="true" sx={SMALL}>
        {label}
      </span>
      {children}
    </div>
  );
}

interface NumbersProps<Key extends string> {
  /** In centimetres. */
  of: readonly { key: Key; label: string; side?: Side }[];
  values: Partial<Record<Key, number>>;
  onChange: (values: Partial<Record<Key, number>>) => void;
}

function Numbers<Key extends string>({ of, values, onChange }: NumbersProps<Key>) {
  return (
    <div sx={numbersStyles}>
      {of.map(({ key, label, side }) => {
        const input = {
          value: values[key] ?? null,
          onChange: (next: number | null) => {
            const { [key]: _, ...others } = values;
            onChange((next === null ? others : { ...values, [key]: next }) as typeof values);
          },
        };
        return (
          <Labelled key={key} label={label}>
            {(id) =>
              side ? <LengthInput {...id} {...{ side }} {...input} /> : <NumberInput {...id} {...input} />
            }
          </Labelled>
        );
      })}
    </div>
  );
}
