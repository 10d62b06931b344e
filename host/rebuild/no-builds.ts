import { noteRequest, type Rebuilds, type RebuildsOptions } from './rebuilds';

/** A host that builds nothing itself: it shows changes live until a release that has them comes. */
export const openNoBuilds = (
  options: Pick<RebuildsOptions, 'currentDeploy' | 'forget' | 'live' | 'readStore'>,
): Rebuilds => {
  const { currentDeploy, live, readStore } = options;
  return {
    async accept(request, news) {
      await noteRequest(request, options, news);
      return 'idle';
    },
    newDay: (tags) => noteRequest({ answers: [...tags] }, options),
    async status() {
      const { manifest, edits } = await currentDeploy();
      const { id, startedAt } = manifest;
      const store = readStore?.();
      const release = { id, startedAt };
      return { builds: false, state: 'idle', release, live: live.pending(edits), ...(store && { store }) };
    },
    close: async () => {},
  };
};
