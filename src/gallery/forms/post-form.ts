import type { FORM_PATHS, FormPath } from '../../contract/forms/form-paths';
import type { ContactBody, LinkBody, SubscribeBody, WishBody } from '../../contract/forms/forms';
import type { LocaleCode } from '../../contract/locale-codes';
import type { LINK_PATHS, LinkPurpose, LinkSubject } from '../../contract/forms/mail-links';
import { fetchText } from '../calls/fetch-text';
import { formResult, type FormResult } from './form-result';
import { sendingKey } from './sending-key';

/** A form without its body is a fault for the compiler. */
type OfEach<Bodies extends Record<FormPath, object>> = Bodies;

type FormBodies = Record<(typeof LINK_PATHS)[LinkSubject][LinkPurpose], LinkBody> &
  OfEach<{
    [FORM_PATHS.subscribe]: SubscribeBody;
    [FORM_PATHS.contact]: ContactBody;
    [FORM_PATHS.wish]: WishBody;
  }>;

type KeysOfEach<Body> = Body extends unknown ? keyof Body : never;

/** Of any form. */
export type FormField = KeysOfEach<FormBodies[keyof FormBodies]>;

interface PostOptions {
  timeoutMs?: number;
  headers?: Readonly<Record<string, string>>;
}

/** Never throws for a network fault. A repeated post has the same key, so that the API keeps the form once. */
export const postForm = <Path extends keyof FormBodies>(
  baseUrl: string,
  path: Path,
  locale: LocaleCode,
  body: FormBodies[Path],
  options?: PostOptions,
): Promise<FormResult> => postKept(baseUrl.replace(/\/+$/, '') + path, locale, body, options);

/** Of a form that has no address of its own: as `postForm`. */
export async function postKept(
  url: string,
  locale: LocaleCode,
  body: object,
  { timeoutMs = 10_000, headers: more = {} }: PostOptions = {},
): Promise<FormResult> {
  const text = JSON.stringify(body);
  const sending = await sendingKey(`${url} ${text}`);
  const headers = {
    'Content-Type': 'application/json',
    'X-localization': locale,
    ...(sending && { 'Idempotency-Key': `"${sending.key}"` }),
    ...more,
  };
  const result = formResult(await fetchText(url, { method: 'POST', headers, body: text }, timeoutMs));
  if (result.ok) sending?.forget();
  return result;
}
