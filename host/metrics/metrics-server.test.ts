import { startMetricsServer } from './metrics-server';

const metrics = { read: async () => 'answers 1\n', contentType: 'text/plain; version=0.0.4; charset=utf-8' };

it('serves the metrics to this machine', async () => {
  const server = await startMetricsServer({ port: 0, metrics, log: { warn: jest.fn() } });
  expect(new URL(server.url ?? '').hostname).toBe('127.0.0.1');
  const answer = await fetch(`${server.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(metrics.contentType);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('answers 1\n');
  expect((await fetch(`${server.url}/`)).status).toBe(404);
  await server.close();
  await expect(fetch(`${server.url}/metrics`)).rejects.toThrow();
});

it('does without where the port is taken, and says so', async () => {
  const first = await startMetricsServer({ port: 0, metrics, log: { warn: jest.fn() } });
  const port = Number(new URL(first.url ?? '').port);
  const warn = jest.fn();
  const second = await startMetricsServer({ port, metrics, log: { warn } });
  expect(second.url).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`${port}.*METRICS_PORT`)));
  await Promise.all([first.close(), second.close()]);
});
