import type { GetServerDataProps, GetServerDataReturn, PageProps } from 'gatsby';
import type { LiveAnswer, LiveCall } from '../../release/live-answer';
import { makeLive } from '../../server-render/make-live';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

/** The page itself is never shown. */
const NOT_FOUND = { status: 404, locales: { edges: [] } } as const;

/** Of our code the host can reach only what a template's `getServerData` needs (host/ssr/live-maker.ts). */
export default function LiveDoor(_: PageProps) {
  return <LivePage serverData={NOT_FOUND} Screen={() => null} />;
}

export async function getServerData(
  call: GetServerDataProps | LiveCall,
): Promise<GetServerDataReturn<LiveAnswer | typeof NOT_FOUND>> {
  return 'address' in call
    ? { props: await makeLive(call.address, call.search) }
    : { status: 404, props: NOT_FOUND };
}
