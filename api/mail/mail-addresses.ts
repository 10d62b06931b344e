import type { ApiSettings } from '../settings';
import type { MailAddresses } from './transport';

/** Who sends mails and where the gallery reads them: as the settings say, else the gallery's address in its catalogue. */
export const mailAddresses = (
  { mailFrom, mailTo }: Pick<ApiSettings, 'mailFrom' | 'mailTo'>,
  site: { contact: { email: string } },
): MailAddresses => ({ from: mailFrom || site.contact.email, gallery: mailTo || site.contact.email });
