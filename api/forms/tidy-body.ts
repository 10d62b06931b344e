type Fields = Record<string, unknown>;

/** @param plainForm sent without scripts, which leaves unticked boxes out */
export function tidyBody(body: unknown, booleans: readonly string[], plainForm: boolean): Fields {
  const given = typeof body === 'object' && body && !Array.isArray(body) ? Object.entries(body) : [];
  const fields: Fields = Object.fromEntries(
    given
      .map(([name, value]: [string, unknown]) => [name, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== '' && value !== null),
  );
  for (const name of booleans) {
    if (fields[name] === 'on') fields[name] = true;
    if (plainForm) fields[name] ??= false;
  }
  return fields;
}
