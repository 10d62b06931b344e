import type { WorkSummary } from '../../../contract/items/work';
import { fold } from '../../../contract/text/fold';
import { LOCALES, type LocaleCode } from '../../../i18n/locales';

export interface Material {
  /** As an address names it. */
  key: string;
  label: string;
}

/** Read from the date and materials that are printed. */
export interface WorkFacts {
  /** The first one that the date names. */
  year?: number;
  decade?: number;
  materials: readonly Material[];
}

/** Cached: lists of thousands are filtered again and again. */
const known = new WeakMap<WorkSummary, WorkFacts>();

export function factsOf(work: WorkSummary, locale: LocaleCode): WorkFacts {
  const found = known.get(work) ?? read(work, locale);
  known.set(work, found);
  return found;
}

function read({ date, materials }: WorkSummary, locale: LocaleCode): WorkFacts {
  const year = yearOf(date);
  return {
    ...(year !== undefined && { year, decade: Math.floor(year / 10) * 10 }),
    materials: materialsOf(materials, locale),
  };
}

/** 1955 of 'circa 1955', 1952 of '1952–1954'; undefined where no year is named. */
export const yearOf = (date = ''): number | undefined => {
  const found = /(?<!\d)(1\d{3}|20\d{2})(?!\d)/.exec(date)?.[1];
  return found ? Number(found) : undefined;
};

/** Letters; no material that a visitor could choose has more. */
const LONGEST_NOUN = 40;

/** Each by its head noun: 'lacquered steel' is steel, 'verre opalin' is verre. */
export function materialsOf(line = '', locale: LocaleCode): Material[] {
  const parts = line.split(/[,;:/+&()]|\s(?:and|with|on|et|avec|sur)\s/);
  const nouns = parts.flatMap((part) => {
    const words = part.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
    const noun = words.at(LOCALES[locale].headNoun === 'first' ? 0 : -1)?.toLocaleLowerCase(locale);
    return noun && noun.length <= LONGEST_NOUN
      ? [{ key: fold(noun).replace(/[^\p{L}\p{N}-]/gu, ''), label: noun }]
      : [];
  });
  return [...new Map(nouns.map((noun) => [noun.key, noun])).values()];
}
