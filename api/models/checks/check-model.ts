import { checkFrame } from './check-frame';
import { checkTextures } from './check-textures';
import { refuse } from './model-fault';
import { MODEL_LIMITS } from './model-limits';
import { readGlb } from './read-glb';

const BYTES_OF_A_MB = 1024 * 1024;
const SEVERITY_OF_ERRORS = 0;

/** In the order in which it is safe to look: nothing is decoded before its size is known. @throws FaultyModel */
export async function checkModel(content: Buffer): Promise<void> {
  checkBytes(content.length);
  const glb = readGlb(content);
  checkFrame(glb);
  await checkTextures(glb);
  // Here, since few processes ever check a model, and it takes 0.15 s to be read.
  const { validateBytes } = await import('gltf-validator');
  const { issues } = await validateBytes(new Uint8Array(content), {
    maxIssues: 100,
    externalResourceFunction: () => Promise.reject(new Error('none is read')),
  }).catch((error: unknown) => refuse('invalid', String(error)));
  if (issues.numErrors === 0) return;
  const first = issues.messages.find(({ severity }) => severity === SEVERITY_OF_ERRORS);
  refuse('invalid', first ? `${first.message} ${first.pointer ?? ''}`.trim() : `${issues.numErrors} errors`);
}

/** @throws FaultyModel for a file that is too large to be read */
export function checkBytes(bytes: number): void {
  if (bytes > MODEL_LIMITS.bytes) refuse('bytes', (bytes / BYTES_OF_A_MB).toFixed(1));
}
