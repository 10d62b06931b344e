import type { FastifyInstance } from 'fastify';
import type { HostMetrics } from './host-metrics';
import { routeGroup } from './route-group';

export function measureAnswers(app: FastifyInstance, metrics: HostMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(routeGroup(request.sitePath), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
