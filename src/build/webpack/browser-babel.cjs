const preset = require.resolve('./browser-preset.cjs');

/** Gatsby's babel-loader takes it in the place of its own presets (webpack-config.ts). */
module.exports = {
  presets: [
    [preset, { stage: 'build-javascript', reactRuntime: 'automatic', reactImportSource: 'theme-ui' }],
  ],
};
