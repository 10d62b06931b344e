import { useEffect, useLayoutEffect as useBrowserLayoutEffect } from 'react';

/** React warns of useLayoutEffect on the server. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useBrowserLayoutEffect;
