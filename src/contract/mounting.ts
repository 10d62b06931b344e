import type { Static } from '@sinclair/typebox';
import { oneOf } from './one-of';

export const MOUNTINGS = ['floor', 'table', 'wall', 'ceiling'] as const;
export const Mounting = oneOf(MOUNTINGS, 'What it stands on or hangs from; the floor where nothing is said');
export type Mounting = Static<typeof Mounting>;
