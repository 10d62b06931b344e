/** Lets webpack and its minifier leave out components of a package that nobody imports, as if they had no side effects. */
module.exports = ({ types: t }) => ({
  visitor: {
    // React reads both in development only.
    AssignmentExpression(path) {
      const { left } = path.node;
      if (t.isMemberExpression(left) && ['propTypes', 'displayName'].includes(left.property.name))
        path.remove();
    },
    // `const Image = memo(…)`, `const cache = new Set()`
    VariableDeclarator(path) {
      const { init } = path.node;
      const isMade = t.isCallExpression(init) || t.isNewExpression(init);
      if (isMade && path.scope.path.isProgram()) t.addComment(init, 'leading', '#__PURE__');
    },
  },
});
