import { creators } from './creators';
import { events } from './events';
import type { Fields } from './fields';
import { home, pages } from './pages';
import { press } from './press';
import { site } from './site';
import { types } from './types';
import { works } from './works';

/** All that editors write, `home` beside the other pages. */
export const DEFINITIONS = { types, works, creators, events, press, pages, home, site } as const;

export type DefinitionName = keyof typeof DEFINITIONS;

interface AnyDefinition {
  readonly name: DefinitionName;
  readonly noun: string;
  readonly order?: { readonly by: string; readonly lastFirst?: true };
  readonly canBeDraft?: true;
  readonly reserved?: readonly string[];
  readonly fields: Fields;
}

export const definition = (name: DefinitionName): AnyDefinition => DEFINITIONS[name];

type Shelf = Exclude<DefinitionName, 'home'>;

/** That of an item. */
export const definitionOf = (shelf: Shelf, id: string): AnyDefinition =>
  definition(shelf === 'pages' && id === 'home' ? 'home' : shelf);
