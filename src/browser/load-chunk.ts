import { isChunkFailure, reloadOnce } from './reload-once';

/** If the code cannot be loaded, reloads the page once (specification, section 8) and never resolves. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error) && reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}
