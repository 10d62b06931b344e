import type { LivePages } from '../live/changed-pages';
import { noteRequest, type Rebuilds } from '../rebuild/rebuilds';
import type { CurrentDeploy } from '../releases/current-release';

interface FollowOptions {
  currentDeploy: CurrentDeploy;
  live: Pick<LivePages, 'add' | 'mark' | 'pending'>;
  /** Makes what is rendered on the server forget the answers of the API that it holds. */
  forget: (tags?: readonly string[]) => void;
}

/** What a host does about changes that leaves building to another: it shows them live until a release comes that has them. */
export const openFollowing = ({ currentDeploy, live, forget }: FollowOptions): Rebuilds => ({
  async accept(request) {
    await noteRequest(request, { live, forget });
    return 'idle';
  },
  async status() {
    const { manifest, edits } = await currentDeploy();
    const { id, startedAt } = manifest;
    return { state: 'idle', release: { id, startedAt }, live: live.pending(edits), mark: live.mark() };
  },
  close: async () => {},
});
