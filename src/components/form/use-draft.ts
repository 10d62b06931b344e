import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HONEYPOT_FIELD } from '../../contract/forms/bounds';
import { keepDraft, readDraft } from './draft-storage';

/**
 * Fills a form with the draft kept under a name, and keeps what is typed from then on. What was typed before the page
 * came alive stands.
 * @param name undefined as long as it is not known; then nothing is filled in or kept
 */
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
    const { unsubscribe } = form.watch(({ [HONEYPOT_FIELD]: _, ...values }) => keepDraft(name, values));
    return unsubscribe;
  }, [form, name]);
}
