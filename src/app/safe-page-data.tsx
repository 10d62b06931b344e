import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inScript } from '../seo/in-script';

interface ScriptProps {
  id?: string;
  'data-path'?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** What Gatsby calls the script that holds a page's path and, where the server made the page, all its data. */
const ID = 'gatsby-script-loader';
/** How that script begins; from here on all it holds is JSON and assignments. */
const OPENING = '/*<![CDATA[*/';
/** All that it does on a page that was built. */
const PATH_ALONE = /^window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;
/** The same for every page, so that a proxy, which knows no page of its own, can allow it by its hash. */
const NAME_PATH = 'window.pagePath=document.currentScript.dataset.path';

/**
 * Gatsby writes a page's data into a script as they are, and a text of the catalogue could end the script there. This
 * escapes them, and puts the path of a page without data beside its script.
 * @param components what Gatsby puts at the end of a page's body
 * @throws Error when the script is not among them, or is not as Gatsby 5 writes it
 */
export function withSafePageData(components: readonly ReactNode[]): ReactNode[] {
  const script = components.find(isDataScript);
  const { __html: code = '' } = script?.props.dangerouslySetInnerHTML ?? {};
  if (!script || !code.startsWith(OPENING))
    throw new Error(`Gatsby’s script ${ID}, whose data are to be escaped, is not what it used to be.`);
  const safe = cloneElement(script, safeProps(code.slice(OPENING.length)));
  return components.map((one) => (one === script ? safe : one));
}

function safeProps(code: string): ScriptProps {
  const [, path] = PATH_ALONE.exec(code) ?? [];
  return path === undefined
    ? { dangerouslySetInnerHTML: { __html: OPENING + inScript(code) } }
    : { 'data-path': JSON.parse(path) as string, dangerouslySetInnerHTML: { __html: NAME_PATH } };
}

const isDataScript = (node: ReactNode): node is ReactElement<ScriptProps> =>
  isValidElement<ScriptProps>(node) && node.props.id === ID;
