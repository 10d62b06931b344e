/** What the browser can share and copy, in tests; what is not given, it can't. */
interface Abilities {
  share?: (data: ShareData) => Promise<void>;
  canShare?: () => boolean;
  clipboard?: Partial<Record<'write' | 'writeText', unknown>> | undefined;
}

/** Gives jsdom's navigator, which can neither share nor copy, the abilities that are named, and takes all others. */
export function mockNavigator(abilities: Abilities): void {
  for (const name of ['share', 'canShare', 'clipboard'] as const) {
    Reflect.deleteProperty(navigator, name);
    if (abilities[name] === undefined) continue;
    Object.defineProperty(navigator, name, { value: abilities[name], configurable: true });
  }
}
