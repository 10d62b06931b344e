interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Do Not Track, or Global Privacy Control. */
export function asksNotToBeFollowed(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1';
}
