export { PageHead as Head } from './page-head';
export { ControlsTestScreen as default } from '../screens/test/controls-test-screen';
