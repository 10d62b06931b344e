import type { FormResult } from './form-result';

export type FailedForm = Extract<FormResult, { ok: false }>;

/** A form that a browser without scripts has posted in vain. Never cached, logged or told in a page's data. */
export interface PostedForm {
  /** Of the API. */
  path: string;
  /** As they were typed. */
  fields: readonly (readonly [name: string, value: string])[];
  failure: FailedForm;
}

/** How the page of a form answers it. */
export interface RefusedPage {
  title: string;
  posted: PostedForm;
}
