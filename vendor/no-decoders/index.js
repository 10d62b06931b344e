// Stands in for the loaders of compressed meshes and textures: our models have neither, and their decoders want WebAssembly.
class NoLoader {
  setDecoderPath() {
    return this;
  }
  setTranscoderPath() {
    return this;
  }
  detectSupport() {
    return this;
  }
  dispose() {}
}

export const DRACOLoader = NoLoader;
export const KTX2Loader = NoLoader;
export const MeshoptDecoder = { ready: Promise.resolve() };
