/** When the newest of a list was changed, to be spread into its page's parts; nothing for an empty list. */
export function newestOf(items: readonly { updated_at: string }[]): { updatedAt?: string } {
  const times = items.map(({ updated_at }) => updated_at);
  const newest = times.reduce((a, b) => (Date.parse(a) >= Date.parse(b) ? a : b), times[0] ?? '');
  return newest ? { updatedAt: newest } : {};
}
