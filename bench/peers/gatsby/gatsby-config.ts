import type { GatsbyConfig } from 'gatsby';

const config: GatsbyConfig = { trailingSlash: 'never', jsxRuntime: 'automatic', graphqlTypegen: false };

export default config;
