import path from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { parse } from 'yaml';
import { LaneLost, openLanes } from '../../lanes/lanes';
import type { Values } from '../contract/item';
import { newText, spliceValues } from './splice-values';

/** Characters. YAML of this length is parsed in about 15 ms. */
const LONG = 30_000;
/** Long texts whose values are remembered: an item that is edited is read at every step. */
const REMEMBERED = 8;

/** With `after`, a text that says it; without, what `text` says. */
export interface Asked {
  text: string | undefined;
  after?: Values;
  schema?: TSchema | undefined;
}

const KIND = { worker: path.join(__dirname, 'worker.ts'), count: 1, heap: 512, memory: 768 };
/** The process starts when it is needed, and ends 3 s after its last answer. 300 pictures with texts would hold the API for 0.3 s. */
const lanes = openLanes<Asked, string>(KIND);

/** Ends the process; whoever waits for it is answered in this one. */
export const closeLongTexts = (): void => lanes.close();

/** By text: values as JSON, so that nobody shares an object. */
const remembered = new Map<string, Promise<string>>();

/** What a file's text says; nothing without one. @throws Error where it is no YAML */
export async function valuesOf(text: string | null): Promise<Values> {
  if (text === null) return {};
  if (text.length < LONG) return valuesIn(text);
  const json = remembered.get(text) ?? elsewhere({ text });
  remembered.delete(text);
  remembered.set(text, json);
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size > REMEMBERED) remembered.delete(oldest);
  return JSON.parse(await json) as Values;
}

/** `spliceValues`, or a new text where there is none. */
export async function textSaying(after: Values, { text, schema }: Omit<Asked, 'after'>): Promise<string> {
  const asked = { text, after, schema };
  return (text?.length ?? 0) + JSON.stringify(after).length < LONG ? atOnce(asked) : elsewhere(asked);
}

/** Values as JSON, or a text. */
export function atOnce({ text, after, schema }: Asked): string {
  if (!after) return JSON.stringify(valuesIn(text ?? ''));
  return text === undefined ? newText(after, schema) : spliceValues(text, after, schema);
}

const valuesIn = (text: string): Values => (parse(text) ?? {}) as Values;

async function elsewhere(asked: Asked): Promise<string> {
  try {
    return await lanes.run(asked);
  } catch (error) {
    if (error instanceof LaneLost) return atOnce(asked);
    throw error;
  }
}
