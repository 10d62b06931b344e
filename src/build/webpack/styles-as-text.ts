import type { CreateWebpackConfigArgs } from 'gatsby';

interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  exclude?: RegExp;
}

const PHOTOSWIPE = /[\\/]photoswipe[\\/].*\.css$/;

const isForStyles = ({ oneOf }: Rule): boolean => oneOf?.some(({ test }) => test?.test('.css')) ?? false;

/**
 * The one stylesheet of a package is the viewer's, which puts it into the page itself. As a file of its own it would cost
 * every page the code that loads stylesheets.
 */
export function takeStylesAsText({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'develop') return;
  const config = getConfig() as { module: { rules: Rule[] } };
  const rules = config.module.rules.map((rule) =>
    isForStyles(rule) ? { ...rule, exclude: PHOTOSWIPE } : rule,
  );
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: [...rules, { test: PHOTOSWIPE, type: 'asset/source' }] },
  });
}
