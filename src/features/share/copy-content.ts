export interface CopyContent {
  text: string;
  html?: string;
}

/** @returns false when the browser refuses: outside https, in frames, or by the visitor's choice */
export async function copyContent({ text, html }: CopyContent): Promise<boolean> {
  return (html !== undefined && (await copied(() => writeBoth(text, html)))) || copied(() => writeText(text));
}

const writeText = (text: string): Promise<void> => navigator.clipboard.writeText(text);

function writeBoth(text: string, html: string): Promise<void> {
  const parts = { 'text/plain': text, 'text/html': html };
  const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })] as const);
  return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

async function copied(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}
