import { useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import type { FormResult } from '../../gallery/forms/form-result';
import { failureText } from '../../i18n/failure-text';
import { useMessages } from '../../i18n/use-messages';
import { dropDraft } from './draft-storage';
import { useDraft } from './use-draft';

interface PostedFormOptions<Body extends FieldValues> {
  resolver: Resolver<Body, unknown, Body>;
  /** The fields that show what is wrong with them, in their order on the page. */
  fields: readonly Path<Body>[];
  /** Fields have none but where one is chosen at first: what was typed before the page came alive would be lost. */
  defaultValues?: DefaultValues<Body>;
  /** The name under which a draft is kept until the form is sent; undefined as long as it is not known. */
  draft: string | undefined;
  send: (body: Body) => Promise<FormResult>;
}

type SentForm = Extract<FormResult, { ok: true }>;

interface PostedForm<Body extends FieldValues> {
  form: UseFormReturn<Body, unknown, Body>;
  /** What was answered, once it was sent. */
  sent: SentForm | undefined;
  busy: boolean;
  /** What concerns the form as a whole. */
  message: string | undefined;
  submit: (event: FormEvent) => void;
  errorOf: (name: Path<Body>) => string | undefined;
}

/** A form that is checked when it is submitted, then at every change, and sent once at a time. */
export function usePostedForm<Body extends FieldValues>({
  resolver,
  fields,
  defaultValues,
  draft,
  send,
}: PostedFormOptions<Body>): PostedForm<Body> {
  const { t } = useMessages();
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
