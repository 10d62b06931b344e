import './true-to-scale';

export { ModelViewerElement } from '@google/model-viewer/lib/model-viewer';
export { CachingGLTFLoader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader';
