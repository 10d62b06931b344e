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
  console.error(error instanceof Error ? wordsOf(error) : error);
  process.exitCode = 1;
});

/** The system's message for a taken port names no remedy. */
function wordsOf(error: NodeJS.ErrnoException): string {
  if (error.code !== 'EADDRINUSE') return error.message;
  return `${error.message}. Stop what listens there, or set API_PORT to another one.`;
}
