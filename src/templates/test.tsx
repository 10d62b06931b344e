export { PageHead as Head } from './page-head';
export { TypographyTestScreen as default } from '../screens/test/typography-test-screen';
