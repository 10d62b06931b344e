/** Encoded, so that no value can add a recipient or header. */
export const mailtoOf = (to: string, subject: string, text: string): string =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}` +
  `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
