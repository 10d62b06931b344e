/** `/fr/mentions-legales` is 'Mentions Legales'. */
export function titleOfPath(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  return decode(segment)
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1).toLocaleLowerCase())
    .join(' ');
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
