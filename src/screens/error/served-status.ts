/** Name of the meta element with the status that an error page was served with. */
export const STATUS_META = 'status';

/** Of the first page: no later page of the visit has that status. */
const SERVED =
  typeof document === 'undefined'
    ? undefined
    : {
        path: window.location.pathname,
        status: document.querySelector<HTMLMetaElement>(`meta[name=${STATUS_META}]`)?.content,
      };

/** Gatsby takes every unknown address for 'not found', even one that the host has answered otherwise. */
export const servedStatus = (path: string): 400 | 404 =>
  SERVED?.status === '400' && SERVED.path === path ? 400 : 404;
