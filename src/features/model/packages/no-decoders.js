// In place of the loaders of compressed textures and meshes: our models have neither, and their decoders want WebAssembly.
export class KTX2Loader {
  setTranscoderPath() {
    return this;
  }
  detectSupport() {
    return this;
  }
  dispose() {}
}

export const MeshoptDecoder = { ready: Promise.resolve() };
