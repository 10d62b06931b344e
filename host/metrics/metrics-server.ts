import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { PrometheusMetrics } from './prometheus-metrics';

interface MetricsServerOptions {
  port: number;
  metrics: Pick<PrometheusMetrics, 'read' | 'contentType'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface MetricsServer {
  url?: string;
  close: () => Promise<void>;
}

/** Metrics are not for the public. */
const HOST = '127.0.0.1';

/** A port that is taken is logged, not thrown: the site works without metrics. */
export async function startMetricsServer({
  port,
  metrics,
  log,
}: MetricsServerOptions): Promise<MetricsServer> {
  const app = Fastify();
  app.get('/metrics', async (_, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType })
      .send(await metrics.read()),
  );
  try {
    return { url: await app.listen({ port, host: HOST }), close: () => app.close() };
  } catch (error) {
    await app.close();
    log.warn(
      `No metrics: port ${port} cannot be used (${(error as Error).message}). Set METRICS_PORT to another one, or to 'off'.`,
    );
    return { close: async () => undefined };
  }
}
