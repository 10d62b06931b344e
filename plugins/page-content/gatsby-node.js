const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, watch } = require('node:fs');
const path = require('node:path');

/**
 * What a page can ask for: its words, what the build has kept of it, and what that says of it to the sitemap (src/build/create-site-pages.ts).
 * A plugin of its own, because Gatsby puts the module that says this into the function that renders pages.
 */

const LOCALES = path.resolve('src/locales');

exports.createSchemaCustomization = ({ actions }) =>
  actions.createTypes(`type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: JSON!
  }`);

/** The nodes that gatsby-plugin-react-i18next makes of files, with objects as data. As nodes, so that no page keeps a word of before. */
exports.sourceNodes = ({ actions, reporter }) => {
  const read = () => {
    for (const name of readdirSync(LOCALES, { recursive: true })) {
      const { dir: language, name: ns, ext } = path.parse(name);
      if (ext !== '.json') continue;
      const text = readFileSync(path.join(LOCALES, name), 'utf8');
      actions.createNode({
        id: `locale ${language} ${ns}`,
        language,
        ns,
        data: JSON.parse(text),
        internal: { type: 'Locale', contentDigest: createHash('sha256').update(text).digest('hex') },
      });
    }
  };
  read();
  if (process.env.NODE_ENV === 'development')
    watch(LOCALES, { recursive: true }, () => {
      try {
        read();
      } catch (error) {
        // Half written; the rest of it is another change.
        reporter.warn(error.message);
      }
    });
};

exports.createResolvers = ({ createResolvers, cache }) =>
  createResolvers({
    Query: {
      pageContent: {
        type: 'JSON!',
        args: { path: 'String!' },
        resolve: async (_, { path: page }) => {
          const content = await cache.get(page);
          if (content) return content;
          throw new Error(
            `The build kept nothing of ${page}: remove deploy/workspace and .cache, then build again.`,
          );
        },
      },
    },
    SitePage: {
      sitemap: { type: 'JSON', resolve: ({ path }) => cache.get(`sitemap ${path}`) },
    },
  });
