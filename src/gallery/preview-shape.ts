import { Type, type TSchema } from '@sinclair/typebox';
import { HomePage, Page } from '../contract/page';
import { Preview } from '../contract/kinds/preview';
import { fieldOf } from './parsed-json';

/** The contract's union could not name wrong fields. */
export function previewShape(data: unknown): TSchema {
  const shape = Preview.anyOf.find(({ properties }) => properties.type.const === fieldOf(data, 'type'));
  if (shape?.properties.type.const !== 'page') return shape ?? Preview;
  const item = fieldOf(fieldOf(data, 'item'), 'slug') === 'home' ? HomePage : Page;
  return Type.Object({ ...shape.properties, item });
}
