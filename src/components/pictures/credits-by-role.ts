import { joinNames } from '../../i18n/formats/lists';
import type { LocaleCode } from '../../i18n/locales';

interface Credit {
  role: string;
  name: string;
}

/** Each role once, in order of first mention, with its names joined: 'A and B'. */
export function creditsByRole(credits: readonly Credit[], locale: LocaleCode): Credit[] {
  const roles = new Map<string, { role: string; names: string[] }>();
  for (const { role, name } of credits) {
    const key = role.toLocaleLowerCase(locale);
    const known = roles.get(key);
    if (known) known.names.push(name);
    else roles.set(key, { role, names: [name] });
  }
  return [...roles.values()].map(({ role, names }) => ({ role, name: joinNames(names, locale) }));
}
