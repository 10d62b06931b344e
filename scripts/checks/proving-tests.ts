import ts from 'typescript';

function isTest(callee: ts.Expression): boolean {
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee))
    return isEach(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  return ts.isIdentifier(callee) && ['it', 'test'].includes(callee.text);
}

const isEach = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee) && callee.name.text === 'each' && isTest(callee.expression);

/** An expectation, or a wait that times out. */
const FAILS = /^(expect|waitFor|until$)/;

function expects(code: ts.Node, functions: Map<string, ts.Node>, seen = new Set<string>()): boolean {
  if (ts.isIdentifier(code)) {
    if (FAILS.test(code.text)) return true;
    const called = functions.get(code.text);
    if (!called || seen.has(code.text)) return false;
    return expects(called, functions, seen.add(code.text));
  }
  return ts.forEachChild(code, (child) => expects(child, functions, seen) || undefined) ?? false;
}

/** The text of a title, with '%s' for each value in it. */
function titleOf(title: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('%s');
}

function claimIn(node: ts.ObjectLiteralExpression): string[] {
  const has = (name: string) => node.properties.find((property) => property.name?.getText() === name);
  const claim = has('claim');
  return has('ask') && claim && ts.isPropertyAssignment(claim) && ts.isStringLiteralLike(claim.initializer)
    ? [claim.initializer.text]
    : [];
}

/** Titles of tests that run and expect something, and claims of the walk. */
export function provingTests(source: string): Set<string> {
  const file = ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const functions = new Map<string, ts.Node>();
  const tests: [title: string, body: ts.Node][] = [];
  const claims: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body) functions.set(node.name.text, node.body);
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      functions.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title, body] = node.arguments;
      const text = title && titleOf(title);
      if (text && body) tests.push([text, body]);
    }
    if (ts.isObjectLiteralExpression(node)) claims.push(...claimIn(node));
    if (!isSkipped(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  const proving = tests.filter(([, body]) => expects(body, functions)).map(([title]) => title);
  return new Set([...proving, ...claims]);
}

const isSkipped = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(x?describe\.skip|xdescribe)\b/.test(node.expression.getText());
