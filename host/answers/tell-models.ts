import type { FastifyReply } from 'fastify';
import { MODEL_TYPE } from '../../src/contract/models/model-type';
import type { ShownModels } from '../../src/release/models-mark';

/** That a page shows models, which opens its policy; and its own model, for machines that read no HTML (RFC 8288). */
export function tellModels(reply: FastifyReply, shown: ShownModels): void {
  reply.shown = shown;
  if (shown.model) reply.header('Link', `<${shown.model}>; rel="alternate"; type="${MODEL_TYPE}"`);
}
