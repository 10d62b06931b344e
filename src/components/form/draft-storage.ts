export type Draft = Record<string, unknown>;

const keyOf = (name: string): string => `draft:${name}`;

/** Undefined without a draft, and where the browser blocks its storage. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(name: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Without storage the draft lives only as long as its form.
  }
}

export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Without storage there is nothing to drop.
  }
}
