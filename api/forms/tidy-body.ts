import { tidyPhone } from '../../src/contract/forms/phone';
import { withoutInvisible, withoutMarks } from '../../src/contract/text/invisible';

type Fields = Record<string, unknown>;

/** @param plainForm sent without scripts, which leaves unticked boxes out */
export function tidyBody(body: unknown, booleans: readonly string[], plainForm: boolean): Fields {
  const given = typeof body === 'object' && body && !Array.isArray(body) ? Object.entries(body) : [];
  const fields: Fields = Object.fromEntries(
    given
      .map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' ? tidy(name, value) : value,
      ])
      .filter(([, value]) => value !== '' && value !== null),
  );
  for (const name of booleans) {
    if (fields[name] === 'on') fields[name] = true;
    if (plainForm) fields[name] ??= false;
  }
  return fields;
}

/** Without what came along when it was copied, and nobody sees. */
function tidy(name: string, text: string): string {
  if (name === 'phone') return tidyPhone(text);
  return (name === 'email' ? withoutInvisible : withoutMarks)(text).trim();
}
