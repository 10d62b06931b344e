import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Parts may be quoted: `--rsh='ssh -p 2222'`. */
const WORD = /(?:[^\s'"]|'[^']*'|"[^"]*")+/g;
const QUOTED = /'([^']*)'|"([^"]*)"/g;
const PLACE = /\{(\w+)\}/g;
const MAX_OUTPUT = 16 * 1024 * 1024;
const LAST_LINES = 5;

/** No shell runs it, so a value put in for `{name}` stays one word. @returns undefined for a malformed command */
export function parseCommand(text: string, places: readonly string[]): string[] | undefined {
  const words = text.match(WORD) ?? [];
  const rest = text.replace(WORD, '').trim();
  const named = [...text.matchAll(PLACE)].map(([, name = '']) => name);
  if (rest || words.length === 0 || named.some((name) => !places.includes(name))) return undefined;
  return words.map((word) =>
    word.replace(QUOTED, (_, single?: string, double?: string) => single ?? double ?? ''),
  );
}

interface RunOptions {
  values: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** Runs without REBUILD_SECRET. @throws Error with the command's last lines when it fails */
export async function runCommand(words: readonly string[], { values, signal }: RunOptions): Promise<void> {
  const [program = '', ...args] = words.map((word) =>
    word.replace(PLACE, (_, name: string) => values[name] ?? ''),
  );
  const { REBUILD_SECRET: _, ...env } = process.env;
  try {
    await promisify(execFile)(program, args, { env, signal, maxBuffer: MAX_OUTPUT });
  } catch (error) {
    signal.throwIfAborted();
    const {
      stderr = '',
      message,
      code,
    } = error as { stderr?: string; message: string; code?: string | number };
    const words = stderr.trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new Error(`${program} has failed (${code ?? 'killed'}): ${words || message}`);
  }
}
