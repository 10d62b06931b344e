import { type FORM_PATHS } from '../contract/form-paths';
import type { ContactBody, SubscribeBody } from '../contract/forms';
import type { LocaleCode } from '../contract/locale-codes';
import { fetchText, type TextAnswer } from './fetch-text';
import { fieldOf, parsedJson, textOf } from './parsed-json';
import { retryAfterMs } from './retry-after';

interface FormBodies {
  [FORM_PATHS.subscribe]: SubscribeBody;
  [FORM_PATHS.contact]: ContactBody;
}

export type FormResult =
  | { ok: true; message: string }
  /** `errors` maps a field's name to what is wrong with it, in the visitor's language. */
  | { ok: false; reason: 'invalid'; message: string; errors: Record<string, string> }
  | { ok: false; reason: 'rate-limited'; retryAfterSeconds: number }
  | { ok: false; reason: 'offline' | 'timeout' | 'server' };

/** Assumed of a 429 that does not say, or whose header the browser may not read. */
const DEFAULT_RETRY_AFTER_MS = 60_000;

function invalid(error: unknown): FormResult {
  const errors = Object.entries(fieldOf(error, 'errors') ?? {}).filter(
    ([, text]) => typeof text === 'string',
  );
  return {
    ok: false,
    reason: 'invalid',
    message: textOf(error, 'message') ?? '',
    errors: Object.fromEntries(errors) as Record<string, string>,
  };
}

function resultOf({ status, headers, text }: TextAnswer): FormResult {
  const body = parsedJson(text)?.value;
  const message = textOf(fieldOf(body, 'data'), 'message');
  if (status === 200 && message !== undefined) return { ok: true, message };
  if (status === 422) return invalid(fieldOf(body, 'error'));
  if (status === 429) {
    const wait = retryAfterMs(headers.get('retry-after')) ?? DEFAULT_RETRY_AFTER_MS;
    return { ok: false, reason: 'rate-limited', retryAfterSeconds: Math.ceil(wait / 1000) };
  }
  return { ok: false, reason: 'server' };
}

/**
 * Posts a form, once: a second try could send a message twice. Made for the browser, hence without the contract's schemas.
 * @param baseUrl origin of the API, '' for the page's own
 * @param locale language of the messages that come back
 * @param options `timeoutMs`: milliseconds until it gives up
 * @returns what came of it; never throws for a fault of network or server
 */
export async function postForm<Path extends keyof FormBodies>(
  baseUrl: string,
  path: Path,
  locale: LocaleCode,
  body: FormBodies[Path],
  { timeoutMs = 10_000 }: { timeoutMs?: number } = {},
): Promise<FormResult> {
  const headers = { 'Content-Type': 'application/json', 'X-localization': locale };
  const fetched = await fetchText(
    baseUrl.replace(/\/+$/, '') + path,
    { method: 'POST', headers, body: JSON.stringify(body) },
    timeoutMs,
  );
  if (fetched.kind === 'answer') return resultOf(fetched);
  return { ok: false, reason: fetched.kind === 'timeout' ? 'timeout' : 'offline' };
}
