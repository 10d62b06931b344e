import { lookAtScreens } from './look-at-screens';

lookAtScreens('en');
