import { isFormOutcome, type FormOutcome } from '../../contract/forms/form-outcomes';
import type { Fetched, TextAnswer } from '../calls/fetch-text';
import { fieldOf, parsedJson, textOf } from '../parsed-json';
import { retryAfterMs } from '../calls/retry-after';

export type FormResult =
  /** `next`: what the visitor has to do, or what follows. */
  | { ok: true; message: string; next?: string; outcome?: FormOutcome }
  | { ok: false; reason: 'gone'; message: string }
  /** `errors` by field, in the visitor's language. */
  | { ok: false; reason: 'invalid'; message: string; errors: Record<string, string> }
  /** `message`: what to do, in the visitor's language, where the API says more than to wait. */
  | { ok: false; reason: 'rate-limited'; retryAfterSeconds: number; message?: string }
  | { ok: false; reason: 'server'; retryAfterSeconds?: number; message?: string }
  | { ok: false; reason: 'offline' | 'timeout' | 'forbidden' | 'too-large' };

/** For a 429 whose header is missing, or hidden from the browser by CORS. */
const DEFAULT_RETRY_AFTER_MS = 60_000;
/** A shorter wait is told in minutes; for a longer one the API knows what to do instead. */
const PATIENCE_S = 300;

/** Never throws. */
export function formResult(fetched: Fetched): FormResult {
  if (fetched.kind === 'answer') return resultOf(fetched);
  return { ok: false, reason: fetched.kind === 'timeout' ? 'timeout' : 'offline' };
}

function resultOf({ status, headers, text }: TextAnswer): FormResult {
  const body = parsedJson(text)?.value;
  const [message, next, outcome] = ['message', 'next', 'outcome'].map((name) =>
    textOf(fieldOf(body, 'data'), name),
  );
  if (status === 200 && message !== undefined) {
    return {
      ok: true,
      message,
      ...(next !== undefined && { next }),
      ...(isFormOutcome(outcome) && { outcome }),
    };
  }
  const error = fieldOf(body, 'error');
  const errors = errorsOf(error);
  // Whatever else a 4xx means: an API that names fields has them mended by the visitor.
  if (status === 422 || (status >= 400 && status < 500 && Object.keys(errors).length > 0))
    return { ok: false, reason: 'invalid', message: textOf(error, 'message') ?? '', errors };
  const refusal = textOf(error, 'message');
  if ((status === 404 || status === 410) && refusal !== undefined)
    return { ok: false, reason: 'gone', message: refusal };
  if (status === 403) return { ok: false, reason: 'forbidden' };
  if (status === 413) return { ok: false, reason: 'too-large' };
  if (status === 429) {
    const wait = retryAfterMs(headers.get('retry-after')) ?? DEFAULT_RETRY_AFTER_MS;
    const retryAfterSeconds = Math.ceil(wait / 1000);
    return {
      ok: false,
      reason: 'rate-limited',
      retryAfterSeconds,
      ...saidOfLong(retryAfterSeconds, refusal),
    };
  }
  // The site's host answers 504 when the API times out.
  if (status === 504) return { ok: false, reason: 'timeout' };
  const wait = retryAfterMs(headers.get('retry-after'));
  if (wait === undefined) return { ok: false, reason: 'server' };
  const retryAfterSeconds = Math.ceil(wait / 1000);
  return { ok: false, reason: 'server', retryAfterSeconds, ...saidOfLong(retryAfterSeconds, refusal) };
}

const saidOfLong = (seconds: number, refusal: string | undefined) =>
  seconds > PATIENCE_S && refusal !== undefined ? { message: refusal } : {};

/** By field: a text, or a list of texts, as some frameworks answer. Whatever else is there is left out. */
function errorsOf(error: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [field, said] of Object.entries(fieldOf(error, 'errors') ?? {})) {
    const texts = [said as unknown].flat().filter((one): one is string => typeof one === 'string');
    if (texts.length > 0) errors[field] = texts.join(' ');
  }
  return errors;
}
