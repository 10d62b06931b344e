import type { TurnSubject } from '../../features/model/turn/turn-subject';
import { joinNames } from '../../i18n/formats/lists';
import type { LocaleCode } from '../../i18n/locales';
import type { WorkView } from './work-view';

/** Undefined where the work has no model. */
export function turnSubject(
  { title, creators, date, model, scale, dimensions = '', pictures }: WorkView,
  locale: LocaleCode,
): TurnSubject | undefined {
  if (!model || !scale) return undefined;
  const names = creators.map(({ name }) => name);
  const picture = pictures[0];
  const lamp = pictures.find(({ night }) => night?.lamp);
  return { title, creators: joinNames(names, locale), date, model, scale, dimensions, picture, lamp };
}
