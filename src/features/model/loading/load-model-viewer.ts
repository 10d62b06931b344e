import { loadChunk } from '../../../browser/load-chunk';

/** Models stay nowhere once they are not seen: what is shown twice comes from the browser's cache. */
const KEPT = 0;

/** Registers `<model-viewer>`. The largest script of the site: only once somebody asks for a model. */
export async function loadModelViewer(): Promise<void> {
  const { ModelViewerElement } = await loadChunk(
    () => import(/* webpackChunkName: "model-viewer" */ '@google/model-viewer/lib/model-viewer'),
  );
  ModelViewerElement.modelCacheSize = KEPT;
}
