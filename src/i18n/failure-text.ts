import type { FormResult } from '../gallery/forms/form-result';
import type { Translate } from './message-key';

type Failure = Exclude<FormResult, { ok: true } | { reason: 'invalid' }>;

export function failureText(t: Translate, failure: Failure): string {
  if (failure.reason === 'gone') return failure.message;
  if ('message' in failure && failure.message !== undefined) return failure.message;
  if (failure.reason === 'rate-limited')
    return t('form.rate-limited', { count: Math.max(1, Math.ceil(failure.retryAfterSeconds / 60)) });
  return t(`form.${failure.reason}`);
}
