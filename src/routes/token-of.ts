/** The last segment, decoded. */
export function tokenOf(path: string): string {
  const segment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
