import type { Reserve } from '../../src/contract/collections/values';
import { useSay } from '../app/words';
import { useField } from '../editing/editor-context';
import type { FieldOf } from '../kinds/kind';
import { FieldFrame } from './parts/field-frame';
import { Labelled } from './parts/labelled';
import { Radios } from './parts/radios';
import { TextInput } from './parts/text-input';

/** How a place at an event is asked for. */
export function ReserveField({ field: { path, word } }: { field: FieldOf<'reserve'> }) {
  const say = useSay();
  const { value, change } = useField<Reserve>(path);
  const place = value !== null && typeof value === 'object' ? value : undefined;
  return (
    <FieldFrame {...{ path, word }} isGroup>
      {({ id }) => (
        <>
          <Radios
            name={id}
            value={place ? 'atAddress' : value === null ? 'noReserve' : 'byMail'}
            of={(['noReserve', 'byMail', 'atAddress'] as const).map((one) => ({
              value: one,
              word: say(`choices.${one}`),
            }))}
            onChoose={(one) =>
              change(one === 'noReserve' ? null : one === 'byMail' ? 'by mail' : { url: 'https://' })
            }
          />
          {place && (
            <Labelled label={say('fields.parts.webAddress')}>
              {(labelled) => (
                <TextInput {...labelled} value={place.url} onChange={(url) => change({ url })} />
              )}
            </Labelled>
          )}
        </>
      )}
    </FieldFrame>
  );
}
