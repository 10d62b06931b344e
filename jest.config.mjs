/** @type {import('jest').Config['transform']} */
const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', importSource: 'theme-ui' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** @type {import('jest').Config} */
const config = {
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      transform,
      testMatch: ['<rootDir>/{src,api,host,scripts}/**/*.test.ts'],
    },
    {
      displayName: 'browser',
      testEnvironment: 'jsdom',
      transform,
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      moduleNameMapper: { '^gatsby$': '<rootDir>/tests/gatsby-mock.tsx' },
      setupFilesAfterEnv: ['<rootDir>/tests/setup-browser.ts'],
    },
  ],
};

export default config;
