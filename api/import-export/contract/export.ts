import { Type } from '@sinclair/typebox';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { oneOf } from '../../../src/contract/one-of';
import type { Routes } from '../../desk/contract/route';

const OfExport = Type.Object(
  { shelf: oneOf(COLLECTIONS), format: oneOf(['csv', 'json'] as const) },
  { additionalProperties: false },
);

/** Copies to take away. */
export const exportRoutes = {
  'GET /export/:shelf/:format': { fresh: true, params: OfExport, answer: 'file' },
  'GET /export/files': { fresh: true, answer: 'file' },
} satisfies Routes;
