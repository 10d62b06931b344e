import { isChunkFailure, reloadOnce } from './reload-once';

/**
 * Fetches code that a page needs only now. When it can't be fetched the page is loaded anew, once (product
 * specification, section 8), and nothing is answered any more.
 * @throws what `load` throws, when that is something else or a reload has not helped
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}
