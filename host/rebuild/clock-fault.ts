import { HOOK_TOLERANCE_S } from '../../src/contract/hook/hook-signature';

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
export function clockFault(signed: number, now: number): string {
  const apart = Math.abs(now - signed);
  const [name, length] = UNITS.find(([, seconds]) => apart >= seconds) ?? ['second', 1];
  const count = Math.floor(apart / length);
  return (
    `The call was signed with the right secret, but the caller's clock is more than ${count} ${name}${count === 1 ? '' : 's'} ` +
    `${signed < now ? 'behind' : 'ahead of'} this host's, and ${HOOK_TOLERANCE_S / 60} minutes are allowed. ` +
    'Set both clocks right (timedatectl set-ntp true), or sign anew what was signed long ago.'
  );
}
