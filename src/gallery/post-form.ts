import { type FORM_PATHS } from '../contract/form-paths';
import type { ContactBody, SubscribeBody } from '../contract/forms';
import type { LocaleCode } from '../contract/locale-codes';
import { fetchText } from './fetch-text';
import { formResult, type FormResult } from './form-result';

interface FormBodies {
  [FORM_PATHS.subscribe]: SubscribeBody;
  [FORM_PATHS.contact]: ContactBody;
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
  return formResult(
    await fetchText(
      baseUrl.replace(/\/+$/, '') + path,
      { method: 'POST', headers, body: JSON.stringify(body) },
      timeoutMs,
    ),
  );
}
