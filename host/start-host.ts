import { createPrometheusMetrics, startMetricsServer } from './metrics/prometheus-metrics';
import { buildHost, type HostOptions } from './server';

export interface StartHostOptions extends Omit<HostOptions, 'metrics'> {
  port: number;
  host: string;
  /** 0 takes a free one; default 'off'. */
  metricsPort?: number | 'off';
}

export interface RunningHost {
  url: string;
  metricsUrl?: string;
  close: () => Promise<void>;
}

/** @throws Error for the operator when there is no build or the port is taken */
export async function startHost({
  port,
  host,
  metricsPort = 'off',
  ...options
}: StartHostOptions): Promise<RunningHost> {
  const metrics = metricsPort === 'off' ? undefined : createPrometheusMetrics();
  const app = await buildHost({ ...options, metrics });
  try {
    const url = await app.listen({ port, host });
    const server =
      metricsPort !== 'off' && metrics
        ? await startMetricsServer({ port: metricsPort, metrics, log: app.log })
        : undefined;
    const close = async (): Promise<void> => {
      await Promise.all([app.close(), server?.close()]);
    };
    return { url, metricsUrl: server?.url, close };
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  }
}
