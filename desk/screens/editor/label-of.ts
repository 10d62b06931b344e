import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { MOUNTINGS } from '../../../src/contract/models/mountings';
import type { Language, Say } from '../../app/words';
import { readable } from '../../editing/readable';
import type { Kind } from '../../kinds/kind';
import type { WordKey } from '../../words/en';

type Speaking = Pick<Language, 'say' | 'locale'>;

const MODEL_PARTS = ['credit', 'placement', 'download', 'x', 'y', 'z'] as const;
/** By how their paths end, without the language. */
const NEWS_PARTS: Readonly<Record<string, WordKey>> = {
  '.title': 'fields.parts.title',
  '.text': 'editor.newsLine',
  '.link.label': 'editor.linkLabel',
  '.link.url': 'editor.linkAddress',
  '.picture.file': 'editor.newsPicture',
};
const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;

/** A value as the form says it: a choice by its word, a price with its currency. */
export function textAt(kind: Kind, path: string, value: unknown, { say, locale }: Speaking): string {
  const field = kind.flatMap(({ fields }) => fields).find((one) => one.path === path);
  const choice = field?.widget === 'choice' && field.of.find((one) => one.value === (value ?? null));
  if (choice) return say(`choices.${choice.word}`);
  const placement = path === 'model.placement' && MOUNTINGS.find((one) => one === value);
  if (placement) return say(`choices.${placement}`);
  if (value === true) return say('you.on');
  return field?.widget === 'price' && isAmount(value) ? priceIn(locale, value) : readable(value);
}

interface Amount {
  amount: number;
  currency: string;
}

/** While it is typed, a draft may hold any text as an amount. */
const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && typeof (value as Amount | null)?.amount === 'number';

function priceIn(locale: LocaleCode, { amount, currency }: Amount): string {
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
    }).format(amount);
  } catch {
    return `${amount} ${currency}`;
  }
}

/** Fields that are named; of more it is said how many. */
const MOST_NAMED = 3;

/** Fields by their names, as a sentence says them. */
export function labelsOf(kind: Kind, paths: readonly string[], say: Say): string {
  const names = [...new Set(paths.map((path) => labelOf(kind, path, say)))];
  const fields = names
    .slice(0, MOST_NAMED)
    .reduce((before, after) => (before ? say('join.list', { before, after }) : after), '');
  const count = names.length - MOST_NAMED;
  return count > 0 ? say('editor.didMore', { fields, count }) : fields;
}

/** What the form calls a path: `history, French`. Paths that it has no field for are named as they are. */
export function labelOf(kind: Kind, path: string, say: Say): string {
  const fields = kind.flatMap((group) => group.fields);
  const field = fields.filter((one) => path === one.path || path.startsWith(`${one.path}.`)).at(-1);
  const name = path.split('.').at(-1);
  const measure = MEASURES.find((one) => one === name);
  const locale = LOCALE_CODES.find((one) => one === name);
  const own = field ? say(`fields.${field.word}`) : path;
  const part = field?.widget === 'model' && MODEL_PARTS.find((one) => one === name);
  if (part) return `${own}, ${say(`models.${part}`)}`;
  // A letter alone says nothing away from the form.
  const label = measure ? `${own}, ${say(`fields.parts.${measure}`)}` : own;
  const number = path.split('.').find((one) => /^\d+$/.test(one));
  const plain = number === undefined ? label : `${label} ${Number(number) + 1}`;
  const alt = /(^|\.)(night\.)?alt\./.exec(path);
  const inNews = field?.widget === 'news' && Object.keys(NEWS_PARTS).find((one) => path.includes(one));
  const isCredit = number !== undefined && path.endsWith('.credit');
  const partly = inNews ? `${plain}, ${say(NEWS_PARTS[inNews]!)}` : plain;
  const ofPicture = alt
    ? alt[2]
      ? 'editor.altNight'
      : 'editor.alt'
    : isCredit
      ? 'editor.credit'
      : undefined;
  const numbered = ofPicture ? `${plain}, ${say(ofPicture)}` : partly;
  return locale ? `${numbered}, ${say('language', { language: locale })}` : numbered;
}
