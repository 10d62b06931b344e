// three has renamed the loader that model-viewer asks for, and says so on the console for each light.
export { HDRLoader as RGBELoader } from 'three/examples/jsm/loaders/HDRLoader.js';
