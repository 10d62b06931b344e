import { localePages } from '../../../components/locale-pages';

const { generateStaticParams, generateMetadata, Page } = localePages('en');

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };
export default Page;
