/** Wrapped, since `null` is a value; undefined for malformed JSON. */
export function parsedJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** Undefined also for an empty or non-text field. */
export function textOf(value: unknown, name: string): string | undefined {
  const field = fieldOf(value, name);
  return typeof field === 'string' && field !== '' ? field : undefined;
}
