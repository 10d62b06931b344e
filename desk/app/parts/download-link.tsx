import type { AriaAttributes, ReactNode } from 'react';
import { useChange } from '../data';
import { call } from '../line/call';
import { FaultText } from './fault-text';

interface DownloadLinkProps extends Pick<AriaAttributes, 'aria-label'> {
  href: string;
  children: ReactNode;
}

/** Downloads a file that is given to somebody alone who has shown just now who it is: asks for that first. */
export function DownloadLink({ href, children, ...named }: DownloadLinkProps) {
  const download = useChange(
    () => call('GET /you/confirm'),
    () => Object.assign(document.createElement('a'), { href, download: '' }).click(),
    'taking',
  );
  return (
    <>
      <a
        {...named}
        href={href}
        download
        onClick={(event) => {
          event.preventDefault();
          download.mutate();
        }}
        sx={{ variant: 'links.underlined' }}
      >
        {children}
      </a>
      {download.error && <FaultText error={download.error} />}
    </>
  );
}
