import { useSay } from '../../app/words';
import { useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { PAIR } from '../../theme/editor/fields';
import { FieldFrame } from '../parts/field-frame';
import { Labelled } from '../parts/labelled';
import { Rows } from './rows';
import { TextInput } from '../parts/text-input';

const BLANK = { url: 'https://', social_network: '' };

export function NetworksField({ field: { path, word } }: { field: FieldOf<'socialNetworks'> }) {
  const say = useSay();
  const { value, change } = useField<(typeof BLANK)[]>(path);
  return (
    <FieldFrame {...{ path, word }} isGroup isWhole>
      {() => (
        // The file asks for the list, also where it is empty.
        <Rows
          rows={value ?? []}
          blank={() => BLANK}
          word={say(`fields.${word}`)}
          onChange={(rows) => change(rows ?? [])}
        >
          {({ url, social_network: name }, set) => (
            <div sx={PAIR}>
              <Labelled label={say('editor.network')}>
                {(id) => (
                  <TextInput {...id} value={name} onChange={(next) => set({ social_network: next })} />
                )}
              </Labelled>
              <Labelled label={say('fields.parts.webAddress')}>
                {(id) => <TextInput {...id} value={url} onChange={(next) => set({ url: next })} />}
              </Labelled>
            </div>
          )}
        </Rows>
      )}
    </FieldFrame>
  );
}
