import type { MOUNTINGS } from '../../../src/contract/models/mountings';

export type Size = Partial<Record<'height' | 'width' | 'depth', number>>;
export type Corner = Partial<Record<'x' | 'y' | 'z', number>>;

/** As the file of a work has it. */
export interface ModelValue {
  file?: string;
  placement?: (typeof MOUNTINGS)[number];
  credit?: string;
  /** cm: all that it shows, where that is more than the piece. */
  size?: Size;
  /** cm from the model's origin. */
  piece?: Corner;
  download?: boolean;
}

/** Without what is not there, down to an object that nothing is left of. */
export function withPart<Name extends keyof ModelValue>(
  model: ModelValue,
  name: Name,
  value: ModelValue[Name] | null,
): ModelValue {
  const { [name]: _, ...others } = model;
  const isEmpty =
    value === null ||
    value === undefined ||
    value === '' ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  return isEmpty ? others : { ...model, [name]: value };
}
