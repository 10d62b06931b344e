import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startGreyPictures } from './e2e/support/site/grey-pictures-server';

it('says itself how long it keeps a connection, which is not as long as the server behind it does', async () => {
  const behind = createServer((_, answer) =>
    answer.writeHead(200, { Connection: 'keep-alive', 'Keep-Alive': 'timeout=1000', Vary: 'x' }).end(),
  );
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  const front = await startGreyPictures(`http://127.0.0.1:${(behind.address() as AddressInfo).port}`);
  try {
    const { headers } = await fetch(front.url);
    expect([headers.get('keep-alive'), headers.get('vary')]).toEqual(['timeout=72', 'x']);
  } finally {
    await front.close();
    behind.closeAllConnections();
    await new Promise((resolve) => behind.close(resolve));
  }
});
