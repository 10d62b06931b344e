import type { OfItem } from '../../contract/items/item';
import { forget } from '../data';
import { forgetBelow } from '../lists/use-pages';
import { takeBack } from './publish';

/** As it was when it was deleted. @returns false where something else is in the way meanwhile. @throws CallFault */
export async function bringBack({ shelf, id, version }: OfItem & { version: number }): Promise<boolean> {
  const { refused } = await takeBack({ published: [{ shelf, id, version, urls: {} }] });
  await Promise.all([forget('/deleted'), forgetBelow('/items/')]);
  return refused.length === 0;
}
