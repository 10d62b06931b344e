import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { MOUNTINGS } from '../../../src/contract/models/mountings';
import type { Language, Say } from '../../app/words';
import { valueAt } from '../../contract/items/field-path';
import type { Values } from '../../contract/items/item';
import { readable } from '../../editing/readable';
import type { Kind } from '../../kinds/kind';

type Speaking = Pick<Language, 'say' | 'locale'>;

const MODEL_PARTS = ['credit', 'placement', 'download', 'x', 'y', 'z'] as const;
const MEASURES = ['height', 'width', 'depth', 'diameter'] as const;

/** A value as the form says it: a choice by its word, a price with its currency. */
export function textAt(kind: Kind, path: string, values: Values, { say, locale }: Speaking): string {
  const value = valueAt(values, path);
  const field = kind.flatMap(({ fields }) => fields).find((one) => one.path === path);
  const choice = field?.widget === 'choice' && field.of.find((one) => one.value === (value ?? null));
  if (choice) return say(`choice.${choice.word}`);
  const placement = path === 'model.placement' && MOUNTINGS.find((one) => one === value);
  if (placement) return say(`choice.${placement}`);
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

/** What the form calls a path: `history, French`. Paths that it has no field for are named as they are. */
export function labelOf(kind: Kind, path: string, say: Say): string {
  const fields = kind.flatMap((group) => group.fields);
  const field = fields.filter((one) => path === one.path || path.startsWith(`${one.path}.`)).at(-1);
  const name = path.split('.').at(-1);
  const measure = MEASURES.find((one) => one === name);
  const locale = LOCALE_CODES.find((one) => one === name);
  const own = field ? say(`field.${field.word}`) : path;
  const part = field?.widget === 'model' && MODEL_PARTS.find((one) => one === name);
  if (part) return `${own}, ${say(`models.${part}`)}`;
  // A letter alone says nothing away from the form.
  const label = measure ? `${own}, ${say(`field.${measure}`)}` : own;
  const number = path.split('.').find((one) => /^\d+$/.test(one));
  const plain = number === undefined ? label : `${label} ${Number(number) + 1}`;
  const alt = /(^|\.)(night\.)?alt\./.exec(path);
  const numbered = alt ? `${plain}, ${say(alt[2] ? 'editor.altNight' : 'editor.alt')}` : plain;
  return locale ? `${numbered}, ${say('language', { language: locale })}` : numbered;
}
