import { keptRows } from '../../../api/testing/kept-rows';
import { SITE } from '../support/site/site';

/** The row that the API keeps for an address, without its date. */
export function keptIn(
  table: 'messages' | 'subscriptions' | 'wishes',
  email: string,
): Record<string, unknown> | undefined {
  return keptRows(SITE.dataDir, table).find((row) => row['email'] === email);
}
