import type { Document, Property } from '@gltf-transform/core';
import { stripPicture } from './strip-picture';

/**
 * Without what the file says of itself: who made it with what, where its parts lay on somebody's disk, notes. The names of
 * variants stay, as pages ask for them.
 */
export function cleanDocument(document: Document): void {
  const root = document.getRoot();
  const { version } = root.getAsset();
  const asset = root.getAsset() as unknown as Record<string, unknown>;
  for (const name of Object.keys(asset)) delete asset[name];
  asset['version'] = version;
  root.setExtras({});
  const named: Property[] = [
    ...root.listScenes(),
    ...root.listNodes(),
    ...root.listMeshes(),
    ...root.listMeshes().flatMap((mesh) => mesh.listPrimitives()),
    ...root.listMaterials(),
    ...root.listTextures(),
    ...root.listAccessors(),
    ...root.listBuffers(),
    ...root.listSkins(),
  ];
  for (const one of named) one.setName('').setExtras({});
  for (const texture of root.listTextures()) {
    texture.setURI('');
    const picture = texture.getImage();
    if (picture) texture.setImage(new Uint8Array(stripPicture(Buffer.from(picture))));
  }
  for (const buffer of root.listBuffers()) buffer.setURI('');
}

/** What the page does not show: it turns the piece itself, in its own light. */
export function leaveOutUnseen(document: Document): void {
  const root = document.getRoot();
  for (const animation of root.listAnimations()) animation.dispose();
  for (const camera of root.listCameras()) camera.dispose();
  const shown = root.getDefaultScene() ?? root.listScenes()[0];
  for (const scene of root.listScenes()) if (scene !== shown) scene.dispose();
  if (shown) root.setDefaultScene(shown);
}
