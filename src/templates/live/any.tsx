import type { GetServerDataProps, GetServerDataReturn, PageProps } from 'gatsby';
import type { LiveAnswer, LiveCall } from '../../release/live-answer';
import { makeLive } from '../../server-render/make-live';
import { LivePage } from '../parts/live-page';

export { LiveHead as Head } from '../parts/live-page';

/** Nobody comes to the page itself. */
const NOT_FOUND = { status: 404 } as const;

/**
 * The door by which the host reaches what makes pages and files live: Gatsby puts into the function of a release what the
 * `getServerData` of a template needs, and hands out no other code (host/ssr/live-maker.ts).
 */
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
