/**
 * Two windows must not send one file. Held until it is over, or the window is closed. @returns whether no other window has it
 */
export function holdUpload(number: number, over: Promise<void>): Promise<boolean> {
  // Browsers have locks at secure addresses alone.
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`desk-upload-${number}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? over : undefined;
    });
  });
}
