import type { Site } from '../../../api/releases/contract/releases';
import type { Say } from '../../app/words';

const SOON_S = 3;
const MINUTES_FROM_S = 100;
const TENS_FROM_S = 20;

/** `about 50 seconds` */
export function duration(say: Say, seconds: number): string {
  if (seconds >= MINUTES_FROM_S) return say('time.minutes', { count: Math.round(seconds / 60) });
  const count = seconds >= TENS_FROM_S ? Math.round(seconds / 10) * 10 : Math.max(1, Math.round(seconds));
  return say('time.seconds', { count });
}

export function buildSentence(say: Say, { number, secondsLeft }: NonNullable<Site['build']>): string {
  const named = { number: String(number) };
  if (secondsLeft === undefined) return say('build.running', named);
  if (secondsLeft < SOON_S) return say('build.soon', named);
  return say('build.left', { ...named, left: duration(say, secondsLeft) });
}
