import type { ChangeMessage } from '../../../api/messages/contract/messages';
import { call, CallFault } from '../../app/line/call';
import { forget, keepAnswer, useChange } from '../../app/data';
import { forgetBelow } from '../../app/lists/use-pages';

/** A colleague was first: the message is shown as it is now. */
const MEANWHILE: readonly CallFault['fault'][] = ['takenElsewhere', 'movedElsewhere'];

export const useChangeMessage = () =>
  useChange(
    ({ id, change }: { id: number; change: ChangeMessage }) =>
      call('PATCH /messages/:id', { params: { id }, body: change }).catch(async (error: unknown) => {
        if (error instanceof CallFault && MEANWHILE.includes(error.fault))
          await Promise.all([forget('/messages/:id', { params: { id } }), forgetBelow('/messages')]);
        throw error;
      }),
    async (message) => {
      keepAnswer('/messages/:id', message, { params: { id: message.id } });
      await forgetBelow('/messages');
    },
  );
