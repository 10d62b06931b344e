/**
 * Lets a page ask for what the build has kept of it, and the sitemap for what it says of a page (src/build/page-contents.ts).
 * A plugin of its own, because Gatsby puts the module that says this into the function that renders pages.
 */
exports.createResolvers = ({ createResolvers, cache }) =>
  createResolvers({
    Query: {
      pageContent: {
        type: 'JSON!',
        args: { path: 'String!' },
        resolve: async (_, { path }) => {
          const content = await cache.get(path);
          if (content) return content;
          throw new Error(
            `The build kept nothing of ${path}: remove deploy/workspace and .cache, then build again.`,
          );
        },
      },
    },
    SitePage: {
      sitemap: { type: 'JSON', resolve: ({ path }) => cache.get(`sitemap ${path}`) },
    },
  });
