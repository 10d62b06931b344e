import { act, fireEvent } from '@testing-library/react';

/**
 * Writes values into their fields at one stroke, one after the other, after what is there already.
 * @param fieldOf finds a field; what has no value is left alone
 */
export async function fillIn<Key extends string>(
  values: Partial<Record<Key, string>>,
  fieldOf: (key: Key) => HTMLElement,
): Promise<void> {
  for (const key of Object.keys(values) as Key[]) {
    const value = values[key];
    if (!value) continue;
    const field = fieldOf(key) as HTMLInputElement | HTMLTextAreaElement;
    act(() => field.focus());
    await act(async () => void fireEvent.input(field, { target: { value: field.value + value } }));
  }
}
