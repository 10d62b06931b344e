import type { FormOutcome, FormSentence } from '../../../contract/forms/form-outcomes';

export interface FormDoneWords {
  /** Ends of the pages' addresses. */
  slugs: Record<FormOutcome, string>;
  /** As the API says them. */
  sentences: Record<FormSentence, string>;
}
