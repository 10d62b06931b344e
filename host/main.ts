import closeWithGrace from 'close-with-grace';
import { readHostOptions } from './host-options';
import { startHost } from './start-host';

async function main(): Promise<void> {
  const host = await startHost(readHostOptions(process.env));
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) console.error(err);
    await host.close();
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
