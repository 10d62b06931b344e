/** Has the environment's `crypto` be another, as pages without https have. @returns what undoes it */
export function replaceCrypto(other: object): () => void {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: other, configurable: true });
  return () => {
    if (own) Object.defineProperty(globalThis, 'crypto', own);
    else Reflect.deleteProperty(globalThis, 'crypto');
  };
}
