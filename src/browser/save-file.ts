/** How long the browser may take to begin, in ms; the file is held in memory until then. */
const HELD_MS = 60_000;

/** Hands the visitor a file that was made here, as a download under its name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), HELD_MS);
}
