/** A path as people write it: '/fr/œuvres' for '/fr/%C5%93uvres'; as it stands when it can't be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
