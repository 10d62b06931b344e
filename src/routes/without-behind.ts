/** What mails, chats and sentences put behind an address: marks, brackets, spaces, and what nobody sees. */
export const BEHIND = /[\s\p{Z}\p{Cf}\p{Pe}\p{Pf}.,;:!?…'"*>/]+$/u;

export const withoutBehind = (text: string): string => text.replace(BEHIND, '');
