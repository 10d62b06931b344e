import { localePages } from '../../../../components/locale-pages';

const { generateStaticParams, generateMetadata, Page } = localePages('fr');

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };
export default Page;
