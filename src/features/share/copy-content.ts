/** What is put on the clipboard: plain text, and as HTML where what it is pasted into takes that. */
export interface CopyContent {
  text: string;
  html?: string;
}

/**
 * Puts something on the clipboard, without its HTML where the browser takes text alone.
 * @returns whether it is there; browsers refuse outside https, in frames, and when the visitor has said so
 */
export async function copyContent({ text, html }: CopyContent): Promise<boolean> {
  return (html !== undefined && (await copied(() => writeBoth(text, html)))) || copied(() => writeText(text));
}

const writeText = (text: string): Promise<void> => navigator.clipboard.writeText(text);

function writeBoth(text: string, html: string): Promise<void> {
  const parts = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const);
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

/** Whatever is missing or refused comes to the same. */
async function copied(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}
