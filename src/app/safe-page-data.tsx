import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { inScript } from '../seo/in-script';

interface ScriptProps {
  id?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

/** What Gatsby calls the script that holds a page's path and, where the server made the page, all its data. */
const ID = 'gatsby-script-loader';
/** How that script begins; from here on all it holds is JSON and assignments. */
const OPENING = '/*<![CDATA[*/';

/**
 * Gatsby writes a page's data into a script as they are, and a text of the catalogue could end the script there. This
 * escapes them.
 * @param components what Gatsby puts at the end of a page's body
 * @throws Error when the script is not among them, or is not as Gatsby 5 writes it
 */
export function withSafePageData(components: readonly ReactNode[]): ReactNode[] {
  const script = components.find(isDataScript);
  const { __html: code = '' } = script?.props.dangerouslySetInnerHTML ?? {};
  if (!script || !code.startsWith(OPENING))
    throw new Error(`Gatsby’s script ${ID}, whose data are to be escaped, is not what it used to be.`);
  const __html = OPENING + inScript(code.slice(OPENING.length));
  return components.map((one) =>
    one === script ? cloneElement(script, { dangerouslySetInnerHTML: { __html } }) : one,
  );
}

const isDataScript = (node: ReactNode): node is ReactElement<ScriptProps> =>
  isValidElement<ScriptProps>(node) && node.props.id === ID;
