import { useSay } from '../../app/words';
import { useEditor, useField } from '../../editing/editor-context';
import type { FieldOf } from '../../kinds/kind';
import { FieldFrame } from '../parts/field-frame';
import { Labelled } from '../parts/labelled';
import { PartTexts, type Texts } from '../parts/part-texts';
import { Rows } from './rows';
import { TextInput } from '../parts/text-input';

interface Credit {
  role: Texts;
  name: string;
  url?: string;
}
const BLANK: Credit = { role: {}, name: '' };

/** Who did what; those of the site may have an address. */
export function CreditsField({ field: { path, word } }: { field: FieldOf<'credits'> }) {
  const say = useSay();
  const { shelf } = useEditor();
  const { value, change } = useField<Credit[]>(path);
  return (
    <FieldFrame {...{ path, word }} isGroup isWhole>
      {() => (
        <Rows rows={value ?? []} blank={() => BLANK} word={say(`fields.${word}`)} onChange={change}>
          {({ role, name, url }, set) => (
            <div sx={{ display: 'grid', gap: 2 }}>
              <PartTexts
                label={say('editor.role')}
                value={role}
                onChange={(next) => set({ role: next ?? {} })}
              />
              <Labelled label={say('editor.who')}>
                {(id) => <TextInput {...id} value={name} onChange={(next) => set({ name: next })} />}
              </Labelled>
              {shelf === 'site' && (
                <Labelled label={say('fields.parts.webAddress')}>
                  {(id) => (
                    <TextInput
                      {...id}
                      value={url ?? ''}
                      onChange={(next) => set({ url: next || undefined } as Partial<Credit>)}
                    />
                  )}
                </Labelled>
              )}
            </div>
          )}
        </Rows>
      )}
    </FieldFrame>
  );
}
