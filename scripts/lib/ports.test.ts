import { createServer, type AddressInfo } from 'node:net';
import { freePort, isPortFree, requireFreePort } from './ports';

it('knows whether something listens', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  await expect(requireFreePort(port, '127.0.0.1', 'Set PORT.')).rejects.toThrow(
    `Port ${port} is in use. Set PORT.`,
  );
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  await requireFreePort(port, '127.0.0.1', '');
});

it('finds a port that is free', async () => {
  expect(await isPortFree(await freePort(), '127.0.0.1')).toBe(true);
});
