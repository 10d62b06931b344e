import { matches } from '../../contract/check';
import { Notices, NOTICES_PATH } from '../../contract/server/notices';

const PATIENCE_MS = 10_000;

/** In sentences. None where the API does not know the call: it is no part of what a page is made of. */
export async function readNotices(apiUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(apiUrl + NOTICES_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const content: unknown = answer.ok ? await answer.json() : undefined;
    if (!matches(Notices, content)) return [];
    return content.data.map(({ file, field, message }) => `${file}: ${field} ${message}.`);
  } catch {
    return [];
  }
}
