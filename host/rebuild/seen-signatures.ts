import { HOOK_TOLERANCE_S, judgeSignature, type HookHeaders } from '../../src/contract/hook/hook-signature';

const UNITS: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** The same text at each retry, so that it is logged once. Times are Unix seconds. */
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
  reason: string;
  /** The signature is right, but its time is too far from ours. */
  isOfClock: boolean;
}

/** Undefined for a valid call. A signature passes once; again only for harmless calls, such as polling. */
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

export interface Clocks {
  now: () => number;
  /** Monotonic ms. */
  steady: () => number;
}

const CLOCKS: Clocks = { now: () => Date.now(), steady: () => performance.now() };

const ROUNDING_S = 1;

/**
 * Signatures are lost at a restart, so those made before it pass for harmless calls only.
 * The age is measured with the monotonic clock: a system clock set back would refuse all calls otherwise.
 */
export function createSignatureCheck(secret: string, { now, steady }: Clocks = CLOCKS): SignatureCheck {
  const created = steady();
  /** Signature -> when it expires by either clock. */
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
