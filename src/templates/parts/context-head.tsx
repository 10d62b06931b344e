import { MadeHead, type HeadOfPageProps } from './made-head';

export const ContextHead = (props: HeadOfPageProps) => <MadeHead {...props} />;
