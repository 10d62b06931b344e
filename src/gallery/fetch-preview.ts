import { PREVIEW_PATH } from '../contract/kinds/preview';
import { problemsOf, type Problem } from '../contract/check';
import { Answer } from '../contract/common';
import type { Preview } from '../contract/kinds/preview';
import { fetchText, type TextAnswer } from './calls/fetch-text';
import { filledPath } from './calls/gallery-call';
import { fieldOf, parsedJson } from './parsed-json';
import { previewShape } from './preview-shape';

export interface FoundPreview {
  kind: 'found';
  preview: Preview;
  /** Undefined when the browser may not read it (CORS). */
  etag?: string;
}

export type PreviewOutcome =
  | FoundPreview
  | { kind: 'unknown' }
  | { kind: 'expired' }
  | { kind: 'failed'; status: number }
  | { kind: 'unavailable'; problems: readonly Problem[] };

function outcomeOf({ status, headers, text }: TextAnswer): PreviewOutcome {
  if (status === 404) return { kind: 'unknown' };
  if (status === 410) return { kind: 'expired' };
  if (status !== 200) return { kind: 'failed', status };
  const json = parsedJson(text);
  if (!json) return { kind: 'unavailable', problems: [] };

  const data = fieldOf(json.value, 'data');
  const problems = problemsOf(Answer(previewShape(data)), json.value);
  if (problems.length > 0) return { kind: 'unavailable', problems };
  return { kind: 'found', preview: data as Preview, etag: headers.get('etag') ?? undefined };
}

/** Never throws. An unchanged draft returns the very object passed as `known`. */
export async function fetchPreview(
  baseUrl: string,
  token: string,
  { known, timeoutMs = 10_000 }: { known?: FoundPreview; timeoutMs?: number } = {},
): Promise<PreviewOutcome> {
  const url = baseUrl.replace(/\/+$/, '') + filledPath(PREVIEW_PATH, { token });
  const headers: Record<string, string> = known?.etag ? { 'If-None-Match': known.etag } : {};
  // Drafts must not stay in the browser's cache.
  const fetched = await fetchText(url, { headers, cache: 'no-store' }, timeoutMs);
  if (fetched.kind !== 'answer') return { kind: 'unavailable', problems: [] };
  if (fetched.status === 304 && known) return known;
  return outcomeOf(fetched);
}
