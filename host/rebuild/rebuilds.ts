import type { FastifyBaseLogger } from 'fastify';
import type { RebuildRequest, RebuildState, RebuildStatus } from '../../src/contract/hook/rebuild';
import type { ReleasesAnswer, RollbackCall } from '../../src/contract/hook/releases';
import type { Followers } from '../followers/followers';
import { tagsOfItem } from '../../src/contract/hook/tags';
import { hasEdits, type ReleaseEdits } from '../live/edit-mark';
import type { LivePages } from '../live/changed-pages';
import type { HostMetrics } from '../metrics/host-metrics';
import { readRelease, type CurrentDeploy } from '../releases/current-release';
import { listPublished } from '../releases/published-releases';
import { releaseFolder } from '../releases/release-folders';
import { rollBack } from '../releases/roll-back';
import type { BuiltRelease } from './build/build-release';
import type { OnStep } from './build/build-steps';
import { ReleaseRefused } from './build/check-release';
import { openJournal } from './journal/build-journal';
import { openOutstandingRequest } from './outstanding-request';
import { createRebuildQueue, type EndedBuild } from './rebuild-queue';

/** What the host does about changes of the catalogue: it shows them live, and builds the site anew. */
export interface Rebuilds {
  /**
   * Shows changes from now on, and has the site built.
   * @throws Error when they cannot be written to the disk; asking again does no harm
   */
  accept: (request: RebuildRequest) => Promise<RebuildState>;
  status: () => Promise<RebuildStatus>;
  /** What people do with releases; undefined where another host builds them. */
  releases?: Releases;
  /** Ends a build that runs; it is begun again by the next host. */
  close: () => Promise<void>;
}

export interface Releases {
  /** What was built, and what can be gone back to. */
  list: () => Promise<ReleasesAnswer>;
  /** Ends a build that runs, and gives up those that were asked for. What was edited stays live. */
  stop: () => Promise<void>;
  /**
   * Serves an earlier release; a build that runs is stopped, since it would be released over that.
   * @throws Error in one sentence where it cannot be gone back to
   */
  goBack: (call: RollbackCall) => Promise<void>;
}

export interface RebuildsOptions {
  deployDir: string;
  currentDeploy: CurrentDeploy;
  live: Pick<LivePages, 'add' | 'mark' | 'pending' | 'prune' | 'itemsNotIn'>;
  /** Makes what is rendered on the server forget the answers of the API that it holds. */
  forget: (tags?: readonly string[]) => void;
  build: (options: { force: boolean; signal: AbortSignal; onStep: OnStep }) => Promise<BuiltRelease>;
  /** ms without further requests after which a build begins. */
  quietMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  metrics: Pick<HostMetrics, 'built'>;
  /** The hosts that follow this one; undefined where it is the only one. */
  followers?: Pick<Followers, 'state'> | undefined;
}

/** Takes up at once what was asked of the host before it was last ended, and is in no release yet. */
export async function openRebuilds({
  deployDir,
  currentDeploy,
  live,
  forget,
  build,
  quietMs,
  log,
  metrics,
  followers,
}: RebuildsOptions): Promise<Rebuilds> {
  const logFailure = (error: unknown) => log.error(error);

  const journal = await openJournal({ deployDir, onUnsaved: logFailure });
  /** Who has asked for the next build. */
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
    // One that is ended with the host was cut off, and is begun again by the next.
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
    // What was refused is asked for by the next host once more, but without the force that it was refused with.
    const refused = queue.lastBuild()?.outcome === 'failed' ? { force: false } : undefined;
    const asked = queue.outstanding() ?? refused;
    return asked && { mark: live.mark(), ...asked };
  });

  const left = await outstanding.read();
  const newest = await newestEdits(deployDir, currentDeploy);
  if (left === 'unknown') {
    // A place of its own, behind all that any release has.
    await live.add([]).catch(logFailure);
    queue.request();
  } else if (left && !hasEdits(newest, left.mark)) {
    queue.request(left);
  } else if (live.pending(newest) > 0) {
    queue.request();
  }
  // The host before may have been killed when its release was served already, or while it wrote.
  await outstanding.save().catch(logFailure);

  return {
    async accept({ force = false, by, ...request }) {
      await noteRequest(request, { live, forget });
      if (by) asking.add(by);
      // Before it is noted: a build that ends meanwhile must not take this request for its own.
      queue.request({ force });
      const state = queue.state();
      await outstanding.save();
      return state;
    },
    async status() {
      const { manifest, edits } = await currentDeploy();
      const { id, startedAt } = manifest;
      const running = journal.progress();
      const [lastBuild, retryAt] = [queue.lastBuild(), queue.retryAt()];
      return {
        state: queue.state(),
        release: { id, startedAt },
        ...journal.served(id),
        ...(running && { build: running }),
        ...(lastBuild && { lastBuild }),
        ...(retryAt && { retryAt }),
        live: live.pending(edits),
        mark: live.mark(),
        ...(followers && { followers: followers.state() }),
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

/**
 * Notes what a request says has changed, and has it forgotten in the same moment: what is rendered from now on is new.
 * @throws Error when it cannot be written to the disk
 */
export async function noteRequest(
  { changed = [], answers }: RebuildRequest,
  { live, forget }: Pick<RebuildsOptions, 'forget'> & { live: Pick<LivePages, 'add'> },
): Promise<void> {
  const noted = live.add(changed, answers);
  const items = changed.flatMap(({ kind, slugs }) => slugs.flatMap((slug) => tagsOfItem(kind, slug)));
  // Who tells of items alone may have left out what shows them.
  forget(answers && [...items, ...answers]);
  await noted;
}

/**
 * Which edits the newest release has that was ever served. After a rollback that is not the current one: what it has
 * already is no reason to build, which would undo the rollback.
 */
async function newestEdits(
  deployDir: string,
  currentDeploy: CurrentDeploy,
): Promise<ReleaseEdits | undefined> {
  const id = (await listPublished(deployDir)).at(-1);
  const newest = id && (await readRelease(releaseFolder(deployDir, id)).catch(() => undefined));
  return (newest || (await currentDeploy())).edits;
}
