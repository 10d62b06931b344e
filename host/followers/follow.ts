import type { LivePages } from '../live/changed-pages';
import { noteRequest, type Rebuilds } from '../rebuild/rebuilds';
import type { CurrentDeploy } from '../releases/current-release';

interface FollowOptions {
  currentDeploy: CurrentDeploy;
  live: Pick<LivePages, 'add' | 'mark' | 'pending'>;
  forget: (tags?: readonly string[]) => void;
}

/** A host that builds nothing itself: it shows changes live until a release that has them arrives. */
export const openFollowing = ({ currentDeploy, live, forget }: FollowOptions): Rebuilds => ({
  async accept(request, heard) {
    await noteRequest(request, { live, forget }, heard);
    return 'idle';
  },
  newDay: (tags) => noteRequest({ answers: [...tags] }, { live, forget }),
  async status() {
    const { manifest, edits } = await currentDeploy();
    const { id, startedAt } = manifest;
    return { state: 'idle', release: { id, startedAt }, live: live.pending(edits), mark: live.mark() };
  },
  close: async () => {},
});
