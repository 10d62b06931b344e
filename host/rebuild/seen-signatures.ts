import { HOOK_TOLERANCE_S, judgeSignature, type HookHeaders } from '../../src/contract/hook/hook-signature';

const UNITS: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * What is wrong when a call was signed by a clock that is too far from ours, and what to do; the same at each further try.
 * @param signed s since 1970, by the caller's clock
 * @param now s since 1970, by ours
 */
function clockFault(signed: number, now: number): string {
  const apart = Math.abs(now - signed);
  const [name, length] = UNITS.find(([, seconds]) => apart >= seconds) ?? ['second', 1];
  const count = Math.floor(apart / length);
  return (
    `The call was signed with the right secret, but the caller's clock is more than ${count} ${name}${count === 1 ? '' : 's'} ` +
    `${signed < now ? 'behind' : 'ahead of'} this host's, and ${HOOK_TOLERANCE_S / 60} minutes are allowed. ` +
    'Set both clocks right (timedatectl set-ntp true), or sign anew what was signed long ago.'
  );
}

export interface Refusal {
  /** For who has called. */
  reason: string;
  /** Whether the secret is right, and a clock is not. */
  isOfClock: boolean;
}

/**
 * Says why a call may not pass; undefined when it may. Asking uses a signature up: it passes once, and again only for a
 * call that changes nothing, such as one that polls several times a second.
 */
export type SignatureCheck = (
  headers: HookHeaders,
  body: Buffer,
  isHarmless?: boolean,
) => Refusal | undefined;

const WRONG: Refusal = {
  reason:
    'The signature is missing or wrong, older than 5 minutes or than the host’s start, or was used before. Sign each call anew with REBUILD_SECRET.',
  isOfClock: false,
};

/** What a check tells the time by. */
export interface Clocks {
  /** ms since 1970, as the machine has it; somebody may set that. */
  now: () => number;
  /** ms of a clock that runs on, whatever is set. */
  steady: () => number;
}

const CLOCKS: Clocks = { now: () => Date.now(), steady: () => performance.now() };

/** Timestamps are of whole seconds: one may be that much older than the moment it stands for. */
const ROUNDING_S = 1;

/**
 * Checks signatures, and that each is used once. Those that passed are kept as long as their time allows another use; not
 * across a restart, so what was signed before this was created passes for harmless calls alone. When that was is counted
 * back from now: a clock that is set back would else refuse everybody until it is there again.
 */
export function createSignatureCheck(secret: string, { now, steady }: Clocks = CLOCKS): SignatureCheck {
  const created = steady();
  /** Signature -> when it cannot pass any more, by either clock. */
  const used = new Map<string, { seconds: number; steady: number }>();
  return (headers, body, isHarmless = false) => {
    const seconds = now() / 1000;
    for (const [signature, end] of used)
      if (end.seconds < seconds && end.steady < steady()) used.delete(signature);
    const { signature = '', timestamp } = headers;
    const verdict = judgeSignature(secret, headers, body, now());
    if (verdict === 'wrong') return WRONG;
    if (verdict === 'untimely') return { reason: clockFault(Number(timestamp), seconds), isOfClock: true };
    const oldest = seconds - (steady() - created) / 1000 - ROUNDING_S;
    if (!isHarmless && (used.has(signature) || Number(timestamp) < oldest)) return WRONG;
    used.set(signature, {
      seconds: Number(timestamp) + HOOK_TOLERANCE_S,
      steady: steady() + 2 * HOOK_TOLERANCE_S * 1000,
    });
    return undefined;
  };
}
