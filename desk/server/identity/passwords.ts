import { hash, verify } from '@node-rs/argon2';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '../../contract/identity';
import { DeskError } from '../desk-error';

/** argon2id with 19 MiB in two passes, as OWASP asks; the package's default is the same, and could change. */
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Of 0 to 4: fewer than a hundred million guesses are too few. */
const STRONG_ENOUGH = 3;

const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** What is kept of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST);

let nobodys: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. It takes as long where there is none, so that nobody learns who has one.
 * @param known the hash; null or undefined for an unknown address and for who has no password
 */
export async function isPassword(password: string, known: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('of nobody');
  const matches = await verify(known ?? (await nobodys), password.normalize('NFKC'));
  return matches && typeof known === 'string';
}

/**
 * Refuses a password that is short, or among those that are tried first: the most common ones, words, keys in a row, what
 * is repeated, the person's own name and address.
 * @throws DeskError
 */
export function requireStrongPassword(password: string, about: readonly string[]): void {
  const { length } = password.normalize('NFKC');
  const fields = ['password'];
  if (length < PASSWORD_LENGTH.min) throw new DeskError('passwordShort', { fields });
  if (length > PASSWORD_LENGTH.max) throw new DeskError('passwordLong', { fields });
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean);
  const { score } = strength.check(password, [...words, 'meubles', 'lumieres', 'lumières']);
  if (score < STRONG_ENOUGH) throw new DeskError('passwordCommon', { fields });
}
