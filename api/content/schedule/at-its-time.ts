import type { MissedTime } from '../contract/item';
import type { Published } from '../contract/publishing';
import { DeskError } from '../../desk/desk-error';
import type { ScheduleRow } from './schedule-queries';
import type { Writer } from '../writing/writer';

/** `gone`: there is no such item any more. */
export type Outcome = 'done' | 'gone' | MissedTime['why'];

/** A full disk passes. What was written while it was planned is seen the next time: another process may have done the same. */
const PASSES: readonly string[] = ['diskFull', 'notWritable', 'changedElsewhere'];

/**
 * Does what was set for a time, as whoever set it.
 *
 * @param draft its number; null without one
 * @param isSeen whether somebody who may publish knows the draft
 * @throws what may pass, and what nobody expected
 */
export async function atItsTime(
  writer: Pick<Writer, 'publish' | 'withdraw'>,
  { shelf, item, act, person, name }: ScheduleRow,
  { draft, isSeen }: { draft: number | null; isSeen: boolean },
): Promise<Outcome> {
  const actor = { id: person, name };
  try {
    if (act === 'withdraw') return outcomeOf(await writer.withdraw(shelf, [item], actor), item);
    if (!isSeen) return 'unseen';
    return outcomeOf(await writer.publish([{ shelf, id: item, draft, isAtItsTime: true }], actor), item);
  } catch (error) {
    if (!(error instanceof DeskError) || PASSES.includes(error.fault)) throw error;
    return error.fault === 'notFound' ? 'gone' : 'byHand';
  }
}

function outcomeOf({ refused }: Published, item: string): Outcome {
  if (refused.length === 0) return 'done';
  if (refused.some(({ findings }) => findings.some(({ name }) => name === 'conflict'))) return 'byHand';
  return refused.some(({ id }) => id === item) ? 'unready' : 'needed';
}
