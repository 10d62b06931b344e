import type { ApiServices } from '../api-services';
import type { Attempts } from '../people/attempts';
import type { Challenges } from '../people/challenges';

export interface DeskServices extends Pick<
  ApiServices,
  'settings' | 'readPart' | 'database' | 'files' | 'mailer' | 'models'
> {
  attempts: Attempts;
  challenges: Challenges;
  /** Unix ms. */
  now(): number;
}

/** Without trailing slash. From the settings, never from a request: links in mails are made with it. */
export function deskAddress({ siteUrl, apiPublicUrl }: DeskServices['settings']): string {
  const url = new URL(apiPublicUrl || siteUrl);
  // Passkeys need a domain name, not an IP address.
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return `${url.origin}/desk`;
}
