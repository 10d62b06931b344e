import PostalMime from 'postal-mime';
import type { ReceivedMail } from './mail-server';

/** What the reader of a mail sees of it, and the tokens of its links. */
export async function readMail(mail: ReceivedMail | undefined) {
  const { subject = '', text = '', headers, replyTo } = await PostalMime.parse(mail?.source ?? '');
  const tokenOf = (page: string): string | undefined =>
    new RegExp(`/${page}\\?token=([\\w-]+)$`, 'm').exec(text)?.[1];
  return {
    to: mail?.to,
    subject,
    text,
    replyTo: replyTo?.[0]?.address,
    header: (name: string) => headers.find(({ key }) => key === name)?.value,
    confirmToken: tokenOf('confirmation') ?? '',
    withdrawToken: tokenOf('stop') ?? '',
  };
}
