import path from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { until } from '../../tests/until';

interface Refusal {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** What a command says that refuses, run here: a process of its own takes a second of processor to start. @param script from `api` */
export async function refusalOf(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Refusal> {
  const before = { env: process.env, code: process.exitCode };
  process.env = { ...process.env, ...env };
  process.exitCode = undefined;
  const said = { log: [] as string[], error: [] as string[] };
  const spies = (['log', 'error'] as const).map((name) =>
    jest
      .spyOn(console, name)
      .mockImplementation((...[text]: unknown[]) => void said[name].push(`${String(text)}\n`)),
  );
  const util = jest.requireActual<typeof import('node:util')>('node:util');
  // Node's own reads what jest was called with.
  const parseArgs = (config: ParseArgsConfig) => util.parseArgs({ ...config, args });
  try {
    jest.isolateModules(() => {
      jest.doMock('node:util', () => ({ ...util, parseArgs }));
      jest.requireActual(path.join(__dirname, '..', script));
    });
    await until(() => process.exitCode !== undefined);
    return { code: process.exitCode, stdout: said.log.join(''), stderr: said.error.join('') };
  } finally {
    jest.dontMock('node:util');
    for (const spy of spies) spy.mockRestore();
    process.env = before.env;
    process.exitCode = before.code;
  }
}
