/** The name of the element in the head that tells the status which an error page was served with. */
export const STATUS_META = 'status';

/** The address that a page came under which tells its status: no other page of the visit is one of that status. */
const SERVED =
  typeof document === 'undefined'
    ? undefined
    : {
        path: window.location.pathname,
        status: document.querySelector<HTMLMetaElement>(`meta[name=${STATUS_META}]`)?.content,
      };

/**
 * The status of the page at an address that no page has. In the browser Gatsby takes each for 'not found', also one that
 * the host has answered otherwise.
 */
export const servedStatus = (path: string): 400 | 404 =>
  SERVED?.status === '400' && SERVED.path === path ? 400 : 404;
