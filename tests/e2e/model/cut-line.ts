import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A server that promises a file of 200 kB and hangs up in the middle of it. */
const cuttingServer = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_, answer) => {
      answer.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': 200_000 });
      answer.write(Buffer.alloc(100_000), () => answer.destroy());
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

/** Makes the line of a page be cut while it loads what a pattern names. What a test answers itself is never cut. */
export async function cutLine(page: Page, pattern: string): Promise<void> {
  const server = await cuttingServer();
  page.once('close', () => server.close());
  const { port } = server.address() as AddressInfo;
  await page.route(pattern, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
}
