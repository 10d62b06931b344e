import closeWithGrace from 'close-with-grace';
import { startApi } from './start-api';

async function main(): Promise<void> {
  const api = await startApi();
  closeWithGrace(async ({ err }) => {
    if (err) console.error(err);
    await api.close();
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
