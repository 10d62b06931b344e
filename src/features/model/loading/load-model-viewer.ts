import { loadChunk } from '../../../browser/load-chunk';

/** Models stay nowhere once they are not seen: what is shown twice comes from the browser's cache. */
const KEPT = 0;

/**
 * Registers `<model-viewer>`. The largest script of the site: only once somebody asks for a model.
 * @returns how to forget which models did not come: the library would not ask for them again
 */
export async function loadModelViewer(): Promise<() => void> {
  const { ModelViewerElement, CachingGLTFLoader } = await loadChunk(
    () => import(/* webpackChunkName: "model-viewer" */ './library'),
  );
  ModelViewerElement.modelCacheSize = KEPT;
  return () => CachingGLTFLoader.cache.clear();
}
