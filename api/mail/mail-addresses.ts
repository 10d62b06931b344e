import type { ApiSettings } from '../settings';
import type { MailAddresses } from './transport';

/** From the settings, else the gallery's address in the catalogue. */
export const mailAddresses = (
  { mailFrom, mailTo }: Pick<ApiSettings, 'mailFrom' | 'mailTo'>,
  site: { contact: { email: string } },
): MailAddresses => ({ from: mailFrom || site.contact.email, gallery: mailTo || site.contact.email });
