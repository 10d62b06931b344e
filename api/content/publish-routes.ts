import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Published } from './contract/publishing';
import type { Schedules } from './schedule/schedules';
import type { Writer } from './writing/writer';
import { signedInOf } from '../people/signed-in';
import { publishRoutes } from './contract/item-endpoints';
import { addRoutes } from '../desk/add-routes';

/** Whatever changes what visitors see. */
export function addPublishRoutes(
  app: FastifyInstance,
  writer: Writer,
  schedules: Pick<Schedules, 'changed'>,
): void {
  const answered = (reply: FastifyReply, answer: Published): Published => {
    if (answer.refused.length > 0) void reply.code(409);
    return answer;
  };

  addRoutes(app, publishRoutes, {
    'POST /publish': async (request, reply) =>
      answered(reply, await writer.publish(request.body.items, signedInOf(request).person)),

    'POST /take-back': async (request, reply) => {
      const answer = await writer.takeBack(request.body.items, signedInOf(request).person);
      // What was deleted comes back with its time.
      schedules.changed();
      return answered(reply, answer);
    },

    'POST /withdraw': async (request, reply) =>
      answered(
        reply,
        await writer.withdraw(request.body.shelf, request.body.ids, signedInOf(request).person),
      ),

    'POST /items/works/availability': async (request) => {
      const { ids, availability } = request.body;
      return { changed: await writer.setAvailability(ids, availability, signedInOf(request).person) };
    },

    'POST /items/works/order': async (request) => {
      const { ids, after } = request.body;
      await writer.move(ids, after, signedInOf(request).person);
    },
  });
}
