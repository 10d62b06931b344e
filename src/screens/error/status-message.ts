import type { MessageKey, Translate } from '../../i18n/message-key';

const MESSAGES: Partial<Record<number, MessageKey & Parameters<Translate>[0]>> = {
  400: 'status.400',
  403: 'status.403',
  404: 'not-found.title',
  429: 'status.429',
  500: 'server-error.title',
  502: 'status.502',
  503: 'status.503',
  504: 'status.504',
};

export const statusMessage = (status: number, t: Translate): string => t(MESSAGES[status] ?? 'status.other');
