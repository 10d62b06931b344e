import { type FORM_PATHS } from '../../contract/forms/form-paths';
import type { ContactBody, LinkBody, SubscribeBody, WishBody } from '../../contract/forms/forms';
import type { LocaleCode } from '../../contract/locale-codes';
import type { LINK_PATHS, LinkPurpose, LinkSubject } from '../../contract/forms/mail-links';
import { fetchText } from '../calls/fetch-text';
import { formResult, type FormResult } from './form-result';
import { sendingKey } from './sending-key';

type FormBodies = Record<(typeof LINK_PATHS)[LinkSubject][LinkPurpose], LinkBody> & {
  [FORM_PATHS.subscribe]: SubscribeBody;
  [FORM_PATHS.contact]: ContactBody;
  [FORM_PATHS.wish]: WishBody;
};

/** Never throws for a network fault. A repeated post has the same key, so that the API keeps the form once. */
export async function postForm<Path extends keyof FormBodies>(
  baseUrl: string,
  path: Path,
  locale: LocaleCode,
  body: FormBodies[Path],
  { timeoutMs = 10_000 }: { timeoutMs?: number } = {},
): Promise<FormResult> {
  const text = JSON.stringify(body);
  const sending = await sendingKey(`${path} ${text}`);
  const headers = {
    'Content-Type': 'application/json',
    'X-localization': locale,
    ...(sending && { 'Idempotency-Key': `"${sending.key}"` }),
  };
  const url = baseUrl.replace(/\/+$/, '') + path;
  const result = formResult(await fetchText(url, { method: 'POST', headers, body: text }, timeoutMs));
  if (result.ok) sending?.forget();
  return result;
}
