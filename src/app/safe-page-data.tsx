import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inScript } from '../seo/in-script';

interface ScriptProps {
  id?: string;
  'data-path'?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** Gatsby's id of the script with a page's path and, on pages rendered by the server, its data. */
const ID = 'gatsby-script-loader';
const OPENING = '/*<![CDATA[*/';
/** The whole script of a page that was built. */
const PATH_ALONE = /^window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/$/;
/** The same for every page, so that a proxy can allow it by its hash. */
const NAME_PATH = 'window.pagePath=document.currentScript.dataset.path';

/**
 * Escapes the page data in Gatsby's script, which a text of the catalogue could end; moves a bare path to an
 * attribute.
 * @throws Error when the script is missing, or is not as Gatsby 5 writes it
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
