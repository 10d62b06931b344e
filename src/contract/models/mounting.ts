import type { Static } from '@sinclair/typebox';
import { MOUNTINGS } from './mountings';
import { oneOf } from '../one-of';

export const Mounting = oneOf(MOUNTINGS, 'What it stands on or hangs from; the floor where nothing is said');
export type Mounting = Static<typeof Mounting>;
