import { createInterface } from 'node:readline';
import closeWithGrace from 'close-with-grace';
import { catalogueCommand } from './import-export/catalogue/command';

/** Nobody who answers agrees to nothing. */
const ask = (question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    lines.on('close', () => resolve(false));
    lines.question(`${question} (y/N) `, (answer) => {
      resolve(/^y(es)?$/i.test(answer.trim()));
      lines.close();
    });
  });

async function main(): Promise<void> {
  const watching = await catalogueCommand({
    ...{ args: process.argv.slice(2), env: process.env, ask },
    say: (line) => console.log(line),
  });
  if (watching) closeWithGrace(() => watching.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
