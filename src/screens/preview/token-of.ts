/** The token in a preview's address, the last segment, as it was before it became part of an address. */
export function tokenOf(path: string): string {
  const segment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
