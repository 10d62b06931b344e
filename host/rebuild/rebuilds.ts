import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { matches, parsedJson } from '../../src/contract/check';
import type {
  RebuildRequest,
  RebuildState,
  RebuildStatus,
  StoreStatus,
} from '../../src/contract/hook/rebuild';
import type { ReleasesAnswer, RollbackCall } from '../../src/contract/hook/releases';
import { type DayTag, tagsOfItem } from '../../src/contract/hook/tags';
import { partOf, writeWhole } from '../../src/contract/server/write-whole';
import type { LivePages } from '../live/changed-pages';
import { API_LOG, EditMark, hasEdits, type ReleaseEdits, untilSecondAfter } from '../live/edit-mark';
import type { HostMetrics } from '../metrics/host-metrics';
import { type CurrentDeploy, readRelease } from '../releases/current-release';
import { currentId, listPublished } from '../releases/published-releases';
import { releaseFolder } from '../releases/release-folders';
import { rollBack } from '../releases/roll-back';
import type { BuiltRelease } from './build/build-release';
import type { OnStep } from './build/build-steps';
import { ReleaseRefused } from './build/check-release';
import { openJournal } from './journal/build-journal';
import { createRebuildQueue, type EndedBuild } from './rebuild-queue';

/** Where the API's log of changes is with a request. */
export interface HeardNews {
  number: number;
  /** The log was begun anew, so that what a release has of it is not known. */
  isAnew: boolean;
}

export interface Rebuilds {
  /**
   * @param news where the request comes from the API
   * @throws Error when the changes cannot be written to the disk; repeating the call is safe
   */
  accept: (request: RebuildRequest, news?: HeardNews) => Promise<RebuildState>;
  /** Shows what depends on the day live until a release has it. A release that was gone back to stays. */
  newDay: (tags: readonly DayTag[]) => Promise<void>;
  status: () => Promise<RebuildStatus>;
  releases?: Releases;
  close: () => Promise<void>;
}

export interface Releases {
  list: () => Promise<ReleasesAnswer>;
  /** Also gives up requested builds; edits stay live. */
  stop: () => Promise<void>;
  /** Stops a running build, which would replace the earlier release. @throws Error when that one cannot be served */
  goBack: (call: RollbackCall) => Promise<void>;
}

export interface RebuildsOptions {
  deployDir: string;
  currentDeploy: CurrentDeploy;
  live: Pick<LivePages, 'add' | 'mark' | 'pending' | 'prune' | 'itemsNotIn'>;
  forget: (tags?: readonly string[]) => void;
  build: (options: { force: boolean; signal: AbortSignal; onStep: OnStep }) => Promise<BuiltRelease>;
  quietMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  metrics: Pick<HostMetrics, 'built'>;
  /** How releases and the store are in step, where there is one. */
  readStore?: (() => StoreStatus) | undefined;
}

export async function openRebuilds({
  deployDir,
  currentDeploy,
  live,
  forget,
  build,
  quietMs,
  log,
  metrics,
  readStore,
}: RebuildsOptions): Promise<Rebuilds> {
  const logFailure = (error: unknown) => log.error(error);

  const journal = await openJournal({ deployDir, onUnsaved: logFailure });
  const asking = new Set<string>();
  let isWhole = false;
  let isClosing = false;

  const release = async (options: { force: boolean; signal: AbortSignal }): Promise<BuiltRelease> => {
    const { edits } = await currentDeploy();
    journal.begin({ by: [...asking], changed: live.itemsNotIn(edits) });
    asking.clear();
    isWhole = false;
    const built = await build({ ...options, onStep: journal.step });
    ({ isWhole } = built);
    await live.prune(built.oldestEdits).catch(logFailure);
    return built;
  };
  const onEnd = (ended: EndedBuild, seconds: number): void => {
    // A build ended by closing counts as cut off, not stopped.
    if (!isClosing) journal.end(ended, isWhole).catch(logFailure);
    if (ended.outcome !== 'stopped') metrics.built(ended.outcome, seconds);
    if (ended.outcome === 'failed') {
      const retryAt = queue.retryAt();
      const next = retryAt ? `It is tried again at ${retryAt}. ` : '';
      log.error(`The site was not rebuilt; the release before stays in service. ${next}${ended.reason}`);
    } else if (ended.outcome === 'stopped') {
      log.info('The build was stopped; the release before stays in service.');
    } else {
      log.info(`release ${ended.release} is in service`);
    }
    outstanding.save().catch(logFailure);
  };
  const mayRetry = (error: unknown): boolean => !(error instanceof ReleaseRefused);
  const queue = createRebuildQueue({ build: release, quietMs, onEnd, mayRetry });
  const outstanding = openOutstandingRequest(deployDir, () => {
    // A refused build is asked for again after a restart, but without the force that accepts fewer pages.
    const refused = queue.lastBuild()?.outcome === 'failed' ? { force: false } : undefined;
    const asked = queue.outstanding() ?? refused;
    return asked && { mark: live.mark(), ...asked };
  });

  const left = await outstanding.read();
  const newest = await newestEdits(deployDir, currentDeploy);
  if (left === 'unknown') {
    // An unknown request gets a new mark, which no release has.
    await live.add([]).catch(logFailure);
    queue.request();
  } else if (left && !hasEdits(newest, left.mark)) {
    queue.request(left);
  } else if (live.pending(newest) > 0) {
    queue.request();
  }
  // The host before may have been killed after its release, or while writing.
  await outstanding.save().catch(logFailure);

  return {
    async accept({ force = false, by, ...request }, news) {
      await noteRequest(request, { live, forget, currentDeploy }, news);
      if (by) asking.add(by);
      // Before it is saved, or a build that ends meanwhile would clear this request.
      queue.request({ force });
      const state = queue.state();
      await outstanding.save();
      return state;
    },
    async newDay(tags) {
      await noteRequest({ answers: [...tags] }, { live, forget, currentDeploy });
      if ((await currentId(deployDir)) !== (await listPublished(deployDir)).at(-1)) return;
      queue.request();
      await outstanding.save();
    },
    async status() {
      const { manifest, edits } = await currentDeploy();
      const { id, startedAt } = manifest;
      const running = journal.progress();
      const [lastBuild, retryAt] = [queue.lastBuild(), queue.retryAt()];
      const store = readStore?.();
      return {
        builds: true,
        state: queue.state(),
        release: { id, startedAt },
        ...journal.served(id),
        ...(running && { build: running }),
        ...(lastBuild && { lastBuild }),
        ...(retryAt && { retryAt }),
        live: live.pending(edits),
        ...(store && { store }),
      };
    },
    releases: {
      list: journal.answer,
      async stop() {
        await queue.stop();
        await outstanding.save();
      },
      async goBack({ from, to, by }) {
        await queue.stop();
        await rollBack(deployDir, { from, to });
        await journal.wentBack(to, by);
        await outstanding.save().catch(logFailure);
      },
    },
    async close() {
      isClosing = true;
      await queue.close();
      await journal.settled();
      await outstanding.save().catch(logFailure);
    },
  };
}

/** Notes changes and drops cached answers at the same moment, so that every later render is new. */
export async function noteRequest(
  { changed = [], answers }: RebuildRequest,
  {
    live,
    forget,
    currentDeploy,
  }: Pick<RebuildsOptions, 'forget' | 'currentDeploy'> & { live: Pick<LivePages, 'add'> },
  news?: HeardNews,
): Promise<void> {
  const { manifest } = await currentDeploy();
  const also = news && !news.isAnew ? { log: API_LOG, number: news.number } : untilSecondAfter(manifest.id);
  const noted = live.add(changed, answers, { heard: news?.number, also });
  const items = changed.flatMap(({ kind, slugs }) => slugs.flatMap((slug) => tagsOfItem(kind, slug)));
  // Without `answers`, lists that show the items may have changed too.
  forget(answers && [...items, ...answers]);
  await noted;
}

/** After a rollback the newest release is not the current one; building for its edits would undo the rollback. */
async function newestEdits(
  deployDir: string,
  currentDeploy: CurrentDeploy,
): Promise<ReleaseEdits | undefined> {
  const id = (await listPublished(deployDir)).at(-1);
  const newest = id && (await readRelease(releaseFolder(deployDir, id)).catch(() => undefined));
  return (newest || (await currentDeploy())).edits;
}

const Asked = Type.Object({ mark: EditMark, force: Type.Boolean() });

export type AskedBuild = Static<typeof Asked>;

interface OutstandingRequest {
  save: () => Promise<void>;
  /** 'unknown' for an unreadable file, which counts as asked now: a build too many is better than a lost edit. */
  read: () => Promise<AskedBuild | 'unknown' | undefined>;
}

export function openOutstandingRequest(
  deployDir: string,
  now: () => AskedBuild | undefined,
): OutstandingRequest {
  const file = path.join(deployDir, 'rebuild-asked.json');
  const inTurn = pLimit(1);
  const write = async (): Promise<void> => {
    const asked = now();
    if (asked) return writeWhole(file, JSON.stringify(asked));
    for (const name of [file, partOf(file)]) await rm(name, { force: true });
  };
  let nextWrite: Promise<void> | undefined;
  return {
    async read() {
      const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
        error.code === 'ENOENT' ? undefined : '',
      );
      if (text === undefined) return undefined;
      const asked = parsedJson(text);
      return matches(Asked, asked) ? asked : 'unknown';
    },
    // Reads the state when its turn comes, so that the last write is right; earlier calls share it.
    save: () =>
      (nextWrite ??= inTurn(() => {
        nextWrite = undefined;
        return write();
      })),
  };
}
