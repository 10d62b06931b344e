import type { Static } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ManyItems, MoveItems, SetAvailability, type AvailabilitySet } from '../../../contract/items/list';
import { Publish, TakeBack, type Published } from '../../../contract/items/publishing';
import type { Schedules } from '../../items/schedule/schedules';
import type { Writer } from '../../items/writing/writer';
import { signedInOf } from '../../signed-in';

/** Bytes: the longest names of as many items as the contract allows. */
const MOST = 128 * 1024;

/** Whatever changes what visitors see. */
export function addPublishCalls(
  app: FastifyInstance,
  writer: Writer,
  schedules: Pick<Schedules, 'changed'>,
): void {
  const config = { may: 'publish' } as const;
  const bodyLimit = MOST;
  const answered = (reply: FastifyReply, answer: Published): Published => {
    if (answer.refused.length > 0) void reply.code(409);
    return answer;
  };

  app.post<{ Body: Static<typeof Publish> }>(
    '/publish',
    { config, bodyLimit, schema: { body: Publish } },
    async (request, reply): Promise<Published> =>
      answered(reply, await writer.publish(request.body.items, signedInOf(request).person)),
  );

  app.post<{ Body: Static<typeof TakeBack> }>(
    '/take-back',
    { config, bodyLimit, schema: { body: TakeBack } },
    async (request, reply): Promise<Published> => {
      const answer = await writer.takeBack(request.body.items, signedInOf(request).person);
      // What was deleted comes back with its time.
      schedules.changed();
      return answered(reply, answer);
    },
  );

  app.post<{ Body: Static<typeof ManyItems> }>(
    '/withdraw',
    { config, bodyLimit, schema: { body: ManyItems } },
    async (request, reply): Promise<Published> =>
      answered(
        reply,
        await writer.withdraw(request.body.shelf, request.body.ids, signedInOf(request).person),
      ),
  );

  app.post<{ Body: Static<typeof SetAvailability> }>(
    '/items/works/availability',
    { config, bodyLimit, schema: { body: SetAvailability } },
    async (request): Promise<AvailabilitySet> => {
      const { ids, availability } = request.body;
      return { changed: await writer.setAvailability(ids, availability, signedInOf(request).person) };
    },
  );

  app.post<{ Body: Static<typeof MoveItems> }>(
    '/items/works/order',
    { config, bodyLimit, schema: { body: MoveItems } },
    async (request, reply) => {
      const { ids, after } = request.body;
      await writer.move(ids, after, signedInOf(request).person);
      return reply.code(204).send();
    },
  );
}
