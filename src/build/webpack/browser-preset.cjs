const { createRequire } = require('node:module');

const gatsbysPreset = createRequire(require.resolve('gatsby/package.json'))('babel-preset-gatsby').default;

/** What all browsers of package.json's list read as it is written, and Gatsby rewrites whatever that list says. */
const READ_BY_ALL =
  /plugin-(proposal-(class-properties|nullish-coalescing-operator|optional-chaining)|transform-(spread|classes))[\\/]/;

module.exports = function browserPreset(api, options) {
  const { presets, plugins } = gatsbysPreset(api, options);
  return { presets, plugins: plugins.filter((plugin) => !READ_BY_ALL.test([plugin].flat()[0])) };
};
