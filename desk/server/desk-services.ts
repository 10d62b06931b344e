import type { ApiServices } from '../../api/api-services';
import type { Attempts } from './identity/attempts';
import type { Challenges } from './identity/challenges';

/** What the calls of the desk work with. */
export interface DeskServices extends Pick<ApiServices, 'settings' | 'catalogue' | 'database' | 'mailer'> {
  attempts: Attempts;
  challenges: Challenges;
  /** ms since 1970; that of the machine but in tests. */
  now(): number;
}

/** Where the desk is reached from outside, without a trailing slash: links in mails are made of it, never of what a request says. */
export function deskAddress({ siteUrl, apiPublicUrl }: DeskServices['settings']): string {
  const url = new URL(apiPublicUrl || siteUrl);
  // A passkey is made for a name; the number of this machine is none.
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return `${url.origin}/desk`;
}
