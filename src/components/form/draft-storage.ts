/** What somebody typed into a form, by the names of its fields. */
export type Draft = Record<string, unknown>;

const keyOf = (name: string): string => `draft:${name}`;

/** The draft that this tab keeps under a name; undefined without one, and where the browser blocks its storage. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? 'null');
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft as long as the tab is there, where the browser allows it. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as its form.
  }
}

export function dropDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // What can't be kept needn't be dropped.
  }
}
