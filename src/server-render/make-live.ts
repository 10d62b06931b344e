import { within } from '../async/within';
import { isNoSuchItem } from '../gallery/faults/is-no-such-item';
import { createKeptAnswers } from '../async/kept-answers';
import { FORGET_EVENT } from '../gallery/forget-event';
import { fileAmong, loadFile, WHOLE, wholeKindOf } from '../page-makers/files/load-file';
import type { TaggedFile } from '../page-makers/files/site-file';
import { loadPage, renderable } from '../page-makers/load-page';
import { readAddress } from '../page-makers/read-address';
import { readSiteEnvironment } from '../page-makers/site-environment';
import { siteSource, type SiteSource } from '../page-makers/site-source';
import type { LiveAnswer } from '../release/live-answer';
import { API_TIMEOUT_MS, liveGallery } from './live-gallery';

interface Makers {
  source: SiteSource;
  /** Files made together: whoever asks for one asks for the next. Kept until something is published. */
  whole: ReturnType<typeof createKeptAnswers<{ files: readonly TaggedFile[] }>>;
}

let opened: Makers | undefined;

function open(): Makers {
  // As the build does: cards and calendars are files, which this makes, too.
  const source = siteSource(liveGallery(), readSiteEnvironment(globalThis.process.env), {
    downloads: 'files',
  });
  const whole: Makers['whole'] = createKeptAnswers({ holdMs: WHOLE_HOLD_MS, maxSize: 2, sizeOf: () => 1 });
  globalThis.process.on(FORGET_EVENT, () => whole.forget());
  return { source, whole };
}

/** ms, since no event tells of a new day. */
const WHOLE_HOLD_MS = 60_000;

/** As the next release will have it. `address` is decoded. Never throws for a fault of the API. */
export async function makeLive(address: string, search = ''): Promise<LiveAnswer> {
  opened ??= open();
  try {
    return (await makeFile(opened, address)) ?? (await makePage(opened.source, address, search));
  } catch (error) {
    return { kind: 'failed', reason: (error as Error).message };
  }
}

/** No time limit: a file may be made of every item. The host sets one. */
async function makeFile({ source, whole }: Makers, address: string): Promise<LiveAnswer | undefined> {
  const kind = wholeKindOf(address);
  try {
    const file = kind
      ? fileAmong(
          (await whole.share(kind, async () => ({ files: await WHOLE[kind](source) }))).files,
          address,
        )
      : await loadFile(source, address);
    if (file && 'movedTo' in file) return { kind: 'moved', to: file.movedTo, tags: file.tags };
    if (file) return { kind: 'file', address: file.path, text: file.text, tags: file.tags };
    return kind && { kind: 'none', tags: [] };
  } catch (error) {
    if (isNoSuchItem(error)) return { kind: 'none', tags: [] };
    throw error;
  }
}

async function makePage(source: SiteSource, address: string, search: string): Promise<LiveAnswer> {
  const found = readAddress(address);
  if (!found) return { kind: 'none', tags: [] };
  const made = await within(loadPage(source, { ...found, search }), API_TIMEOUT_MS, tooLate);
  const { page, movedTo, tags } = made;
  if (movedTo !== undefined) return { kind: 'moved', to: movedTo, tags };
  return page ? { kind: 'page', page: renderable(page), tags } : { kind: 'none', tags };
}

export const tooLate = () => new Error(`The gallery API did not answer within ${API_TIMEOUT_MS} ms`);
