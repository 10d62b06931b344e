import { ModelViewerElement } from '@google/model-viewer/lib/model-viewer';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer';
import './true-to-scale';

export { ModelViewerElement };
export { CachingGLTFLoader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader';

/** What is used of the library's own renderer (4.4.0), which names it private. */
const renderer = () => Renderer.singleton as unknown as { scaleStep: number };

const { toBlob } = ModelViewerElement.prototype;

// On slow devices the library draws what moves at a share of its size, and what rests in full. Of the latter it would give that
// share away: a corner.
ModelViewerElement.prototype.toBlob = function whole(options) {
  renderer().scaleStep = 0;
  return toBlob.call(this, options);
};
