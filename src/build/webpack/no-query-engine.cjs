/** Replaces Gatsby's GraphQL engine in the function (engines.ts). */
exports.GraphQLEngine = class {
  async ready() {}
  async runQuery() {
    throw new Error('A page that is rendered live asks no queries (src/build/webpack/no-query-engine.cjs).');
  }
};
