import { useRef, useState, type FormEvent, useEffect } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FormResult } from '../../gallery/forms/form-result';
import { failureText } from '../../i18n/failure-text';
import { dropDraft, keepDraft, readDraft } from './draft-storage';
import { HONEYPOT_FIELD } from '../../contract/forms/bounds';

interface PostedFormOptions<Body extends FieldValues> {
  resolver: Resolver<Body, unknown, Body>;
  /** In their order on the page: the first one with an error gets the focus. */
  fields: readonly Path<Body>[];
  /** Only for fields with a choice: a default value would overwrite what was typed before hydration. */
  defaultValues?: DefaultValues<Body>;
  /** Key of the stored draft; undefined while it is unknown. */
  draft: string | undefined;
  send: (body: Body) => Promise<FormResult>;
}

type SentForm = Extract<FormResult, { ok: true }>;

interface PostedForm<Body extends FieldValues> {
  form: UseFormReturn<Body, unknown, Body>;
  sent: SentForm | undefined;
  busy: boolean;
  message: string | undefined;
  submit: (event: FormEvent) => void;
  errorOf: (name: Path<Body>) => string | undefined;
}

/** Validates at the first submit and then at every change; never sends twice at a time. */
export function usePostedForm<Body extends FieldValues>({
  resolver,
  fields,
  defaultValues,
  draft,
  send,
}: PostedFormOptions<Body>): PostedForm<Body> {
  const { t } = useTranslation();
  const form = useForm<Body, unknown, Body>({ resolver, defaultValues });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<SentForm>();
  const inFlight = useRef(false);
  useDraft(form, draft);

  const take = (result: FormResult) => {
    if (result.ok) leave(result);
    else if (result.reason === 'invalid') showErrors(result);
    else setFailure(failureText(t, result));
  };

  const leave = (answer: SentForm) => {
    setSent(answer);
    if (draft !== undefined) dropDraft(draft);
  };

  const showErrors = ({ message, errors: found }: Extract<FormResult, { reason: 'invalid' }>) => {
    const placed = fields.filter((name) => found[name]);
    placed.forEach((name) => form.setError(name, { type: 'server', message: found[name] ?? message }));
    if (placed[0]) form.setFocus(placed[0]);
    const stray = Object.keys(found).find((name) => !fields.some((field) => field === name));
    if (stray) setFailure(found[stray]);
    else if (!placed[0]) setFailure(message || t('form.server'));
  };

  const post = form.handleSubmit(async (body) => take(await send(body)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inFlight.current) return;
    inFlight.current = true;
    setFailure(undefined);
    void post(event).finally(() => {
      inFlight.current = false;
    });
  };

  const wrong = Object.keys(errors).length;
  return {
    form,
    sent,
    busy: isSubmitting,
    message: failure ?? (wrong > 1 ? t('form.errors', { count: wrong }) : undefined),
    submit,
    errorOf: (name) => form.getFieldState(name, form.formState).error?.message,
  };
}

/** @param name undefined while it is unknown; nothing is read or stored then */
function useDraft<Body extends FieldValues>(
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
