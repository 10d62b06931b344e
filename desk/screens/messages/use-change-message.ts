import type { ChangeMessage, Message } from '../../contract/messages';
import { call } from '../../app/call';
import { keepAnswer, useChange } from '../../app/data';
import { forgetBelow } from '../../app/lists/use-pages';

export const useChangeMessage = () =>
  useChange(
    ({ id, change }: { id: number; change: ChangeMessage }) =>
      call<Message>('PATCH', `/messages/${id}`, change),
    async (message) => {
      keepAnswer(`/messages/${message.id}`, message);
      await forgetBelow('/messages');
    },
  );
