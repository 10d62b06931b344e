import { useEffect, useState } from 'react';
import { alternatesOf, sameSlugs, type Alternates } from '../routes/alternates';
import { tokenOf } from '../screens/preview/token-of';
import { isErrorPage, type ErrorPageContext, type PageContext } from '../page-makers/page-context';

/**
 * A page's paths in each language. One built page serves all previews: which one it is, only the browser knows, after
 * the first render.
 */
export function useAlternates(path: string, context: PageContext | ErrorPageContext): Alternates {
  const isPreview = context.layout === 'preview';
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(isPreview ? tokenOf(path) : undefined), [isPreview, path]);
  if (isErrorPage(context)) return alternatesOf('index');
  return isPreview && token ? alternatesOf(context.route, sameSlugs(token)) : context.alternates;
}
