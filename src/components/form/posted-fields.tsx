import { createContext, useContext } from 'react';
import { TOKEN_FIELD } from '../../contract/forms/mail-links';
import type { PostedForm } from '../../gallery/forms/posted-form';
import { failureText } from '../../i18n/failure-text';
import type { Translate } from '../../i18n/message-key';

/** What a form shows again that was posted without scripts. */
export interface PostedFields {
  valueOf: (name: string) => string | undefined;
  errorOf: (name: string) => string | undefined;
  message: string | undefined;
  /** The field with an error that comes first. */
  first: string | undefined;
}

export const PostedFieldsContext = createContext<PostedFields | undefined>(undefined);

export const usePostedFields = (): PostedFields | undefined => useContext(PostedFieldsContext);

/** Fields that show their errors, in their order in the forms. */
const SHOWN = ['name', 'wish', 'email', 'phone', 'message'];

/** As a form says it that is sent with scripts (use-posted-form.ts). */
export function toPostedFields(t: Translate, { fields, failure }: PostedForm): PostedFields {
  const typed = new Map(fields);
  const isInvalid = failure.reason === 'invalid';
  const errors = new Map(Object.entries(isInvalid ? failure.errors : {}));
  const placed = SHOWN.filter((name) => errors.has(name));
  const stray = [...errors].find(([name]) => !SHOWN.includes(name))?.[1];
  const summary = () => {
    if (!isInvalid) return failureText(t, failure);
    if (stray !== undefined) return stray;
    if (placed.length === 0) return failure.message || t('form.server');
    return placed.length > 1 ? t('form.errors', { count: placed.length }) : undefined;
  };
  return {
    valueOf: (name) => typed.get(name),
    errorOf: (name) => (placed.includes(name) ? errors.get(name) : undefined),
    message: summary(),
    first: placed[0],
  };
}

/** What the address of the page before has named, which this page's address does not. */
const NAMED = ['work', 'works', 'event', 'creator', 'type', TOKEN_FIELD];

export function NamedBefore({ fields }: Pick<PostedForm, 'fields'>) {
  return fields
    .filter(([name]) => NAMED.includes(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
