/** For browsers that block storage. */
const remembered = new Map<string, string>();

export interface SendingKey {
  key: string;
  /** Call it once the form has arrived: the same contents again are a new form. */
  forget(): void;
}

/** The same for the same contents until they have arrived. Undefined without Web Crypto, as without https. */
export async function sendingKey(contents: string): Promise<SendingKey | undefined> {
  const { subtle, randomUUID }: Partial<Crypto> = globalThis.crypto ?? {};
  if (!subtle || !randomUUID) return undefined;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(contents)));
  const entry = `sending:${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const key = read(entry) ?? remembered.get(entry) ?? crypto.randomUUID();
  remembered.set(entry, key);
  inStorage((storage) => storage.setItem(entry, key));
  const forget = () => {
    remembered.delete(entry);
    inStorage((storage) => storage.removeItem(entry));
  };
  return { key, forget };
}

const read = (entry: string): string | undefined =>
  inStorage((storage) => storage.getItem(entry)) ?? undefined;

function inStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
