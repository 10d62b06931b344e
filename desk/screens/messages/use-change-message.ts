import type { ChangeMessage, Message } from '../../contract/messages';
import { call, CallFault } from '../../app/line/call';
import { forget, keepAnswer, useChange } from '../../app/data';
import { forgetBelow } from '../../app/lists/use-pages';

/** A colleague was first: the message is shown as it is now. */
const MEANWHILE: readonly CallFault['fault'][] = ['takenElsewhere', 'movedElsewhere'];

export const useChangeMessage = () =>
  useChange(
    ({ id, change }: { id: number; change: ChangeMessage }) =>
      call<Message>('PATCH', `/messages/${id}`, change).catch(async (error: unknown) => {
        if (error instanceof CallFault && MEANWHILE.includes(error.fault))
          await Promise.all([forget(`/messages/${id}`), forgetBelow('/messages')]);
        throw error;
      }),
    async (message) => {
      keepAnswer(`/messages/${message.id}`, message);
      await forgetBelow('/messages');
    },
  );
