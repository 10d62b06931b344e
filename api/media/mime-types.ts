import path from 'node:path';
import { MODEL_TYPE } from '../../src/contract/models/model-type';

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.glb': MODEL_TYPE,
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

export function mimeTypeOf(file: string): string {
  return MIME_TYPES[path.extname(file)] ?? 'application/octet-stream';
}
