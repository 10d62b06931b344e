import ICAL from 'ical.js';
import { rawLines } from './raw-lines';

/** What another program reads in a vCard. */
export interface ReadVcard {
  /** The one value of a property, by its name in lower case; undefined without it. Parts of a value are a list. */
  value(name: string): unknown;
  /** The values of a property that may be there several times. */
  values(name: string): unknown[];
  /** The names of the properties, in their order. */
  names: string[];
}

/** Reads a text as one vCard; throws when it is none. */
export function readVcard(text: string): ReadVcard {
  rawLines(text);
  const card = new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]);
  if (card.name !== 'vcard') throw new Error(`Not a vCard but ${card.name}`);
  const values = (name: string): unknown[] => card.getAllProperties(name).map(plain);
  return {
    value: (name) => {
      const found = values(name);
      if (found.length > 1) throw new Error(`${name} is there ${found.length} times`);
      return found[0];
    },
    values,
    names: card.getAllProperties().map(({ name }) => name),
  };
}

/** The value as jCard has it. ical.js leaves '\\;' in texts of one part, for vCard 4 does not escape it there. */
const plain = (property: InstanceType<typeof ICAL.Property>): unknown => {
  const value: unknown = (property.toJSON() as unknown[])[3];
  return typeof value === 'string' ? value.replace(/\\;/g, ';') : value;
};
