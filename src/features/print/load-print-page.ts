/** Without network, for all that it has not loaded, the page is printed as it is. */
export async function loadPrintPage(): Promise<() => Promise<void>> {
  try {
    return (await import('./print-page')).printPage;
  } catch {
    return async () => window.print();
  }
}
