/** What the sheet refuses to a visitor who has closed it, or has it open already, is no failure. */
const SERVED = ['AbortError', 'InvalidStateError'];

/**
 * Opens the device's share sheet, where there is one that takes this.
 * @returns whether the visitor has had it; where not, the address can still be copied
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return SERVED.includes((error as Error).name);
  }
}
