declare global {
  interface Window {
    /** Gatsby's own switch: once it is set, every link loads its page from the server. */
    ___swUpdated?: boolean;
  }
}

export const isOutdated = (): boolean => window.___swUpdated === true;
