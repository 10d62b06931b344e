import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HONEYPOT_FIELD } from '../../contract/forms/bounds';
import { keepDraft, readDraft } from './draft-storage';

/** @param name undefined while it is unknown; nothing is read or stored then */
export function useDraft<Body extends FieldValues>(
  form: UseFormReturn<Body, unknown, Body>,
  name: string | undefined,
): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    const typed: FieldValues = form.getValues();
    const atFirst: FieldValues = form.formState.defaultValues ?? {};
    for (const [field, value] of Object.entries(readDraft(name) ?? {})) {
      const isFree = !typed[field] || typed[field] === atFirst[field];
      if (field in typed && isFree) form.setValue(field as Path<Body>, value as Body[Path<Body>]);
    }
    const keep = ({ [HONEYPOT_FIELD]: _, ...values }: FieldValues) => {
      // Of the moment: those of `formState` are of the last render.
      const defaults: FieldValues = form.control._defaultValues;
      keepDraft(
        name,
        Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== defaults[field])),
      );
    };
    // Typed before the form could hear it, it would be lost if nothing were typed after.
    if (Object.entries(typed).some(([field, value]) => value && value !== atFirst[field]))
      keep(form.getValues());
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, name]);
}
