import type { FastifyBaseLogger } from 'fastify';
import { isDayTag, zoneOfDay, type DayTag } from '../../src/contract/hook/tags';
import { dayIn } from '../../src/i18n/formats/zoned-time';
import type { CurrentDeploy } from '../releases/current-release';

const MINUTE_MS = 60_000;
/** Days begin at a quarter of an hour in every time zone. */
const QUARTER_MS = 15 * MINUTE_MS;

interface DayWatchOptions {
  currentDeploy: CurrentDeploy;
  /** Told of the tags of which a new day has begun; a rejection is logged, and repeated within a minute. */
  onNewDay: (tags: DayTag[]) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Looks at midnight, and each minute: timers stand still while a machine sleeps, and clocks are set.
 * The first look compares with the day on which the release was begun, which catches up after a late start.
 */
export function openDayWatch({ currentDeploy, onNewDay, log }: DayWatchOptions): {
  start: () => Promise<void>;
  close: () => void;
} {
  const told = new Map<DayTag, string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const look = async (): Promise<void> => {
    const { manifest, tags } = await currentDeploy();
    const today = (tag: DayTag) => dayIn(Date.now(), zoneOfDay(tag));
    const known = (tag: DayTag) => told.get(tag) ?? dayIn(Date.parse(manifest.startedAt), zoneOfDay(tag));
    const turned = (tags?.all ?? []).filter(isDayTag).filter((tag) => known(tag) !== today(tag));
    if (turned.length === 0) return;
    log.info(`A new day has begun since the release was made (${turned.join(', ')}).`);
    await onNewDay(turned);
    for (const tag of turned) told.set(tag, today(tag));
  };
  const lookAndWait = async (): Promise<void> => {
    await look().catch((error: unknown) => log.error(error));
    if (isClosed) return;
    timer = setTimeout(() => void lookAndWait(), Math.min(MINUTE_MS, QUARTER_MS - (Date.now() % QUARTER_MS)));
    timer.unref();
  };
  return {
    start: lookAndWait,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
