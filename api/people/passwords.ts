import { hash, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import pLimit from 'p-limit';
import { ServerBusy } from '../http/api-error';
import { PASSWORD_LENGTH } from './contract/identity';
import { DeskError } from '../desk/desk-error';

/** argon2id with 19 MiB and two passes, as OWASP asks. Set here, as the package's default could change. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** zxcvbn's score of 0 to 4: below, fewer than a hundred million guesses are enough. */
const STRONG_ENOUGH = 3;

let strength: Promise<ZxcvbnFactory> | undefined;

/** When somebody sets a password: its dictionaries took a tenth of the API's start. */
async function readDictionaries(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Each takes one of Node's four threads, which files and names need as well. */
const inTurn = pLimit(2);
/** Those that wait for their turn: some 2 s, however many come. */
const MOST_WAITING = 40;

async function checked<T>(check: () => Promise<T>): Promise<T> {
  if (inTurn.pendingCount >= MOST_WAITING) throw new ServerBusy('Too many passwords are being checked');
  return inTurn(check);
}

/** @throws ServerBusy where too many wait, as `isPassword` does */
export const hashPassword = (password: string): Promise<string> =>
  checked(() => hash(password.normalize('NFKC'), COST));

let nobodys: Promise<string> | undefined;

/** Takes as long without a hash, so that the time does not tell which addresses are known. */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  nobodys ??= inTurn(() => hash('of nobody', COST));
  const wanted = known ?? (await nobodys);
  const matches = await checked(() => verify(wanted, password.normalize('NFKC')));
  return matches && typeof known === 'string';
}

/**
 * Refuses short and common passwords, words, keyboard rows, repetitions, and the person's name or address. @throws
 * DeskError
 */
export async function requireStrongPassword(password: string, about: readonly string[]): Promise<void> {
  const { length } = password.normalize('NFKC');
  const fields = ['password'];
  if (length < PASSWORD_LENGTH.min) throw new DeskError('passwordShort', { fields });
  if (length > PASSWORD_LENGTH.max) throw new DeskError('passwordLong', { fields });
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const { score } = (await (strength ??= readDictionaries())).check(password.normalize('NFKC'), [
    ...words,
    'meubles',
    'lumieres',
    'lumières',
  ]);
  if (score < STRONG_ENOUGH) throw new DeskError('passwordCommon', { fields });
}
