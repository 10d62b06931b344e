import type { HeadProps } from 'gatsby';
import { contextOf } from '../../page-makers/context-of';
import type { BuiltPageContext, PageContext, PageData } from '../../page-makers/page-context';
import { ContextHead } from './context-head';

export function PageHead(props: HeadProps<PageData, BuiltPageContext>) {
  return <ContextHead context={contextOf(props) as PageContext} />;
}
