/**
 * Whether the browser has loaded this very page, and not come to it from another one: only then does its policy let models be
 * shown (host/headers), for that is sent with a document.
 */
export function isOwnDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return !navigation || pathOf(navigation.name) === pathOf(window.location.href);
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/$/, '');
