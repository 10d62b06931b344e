import userEvent from '@testing-library/user-event';

/**
 * Pastes values into their fields, one after the other, as a visitor does.
 * @param fieldOf finds a field; what has no value is left alone
 */
export async function fillIn<Key extends string>(
  values: Partial<Record<Key, string>>,
  fieldOf: (key: Key) => HTMLElement,
): Promise<void> {
  for (const key of Object.keys(values) as Key[]) {
    const value = values[key];
    if (!value) continue;
    await userEvent.click(fieldOf(key));
    await userEvent.paste(value);
  }
}
