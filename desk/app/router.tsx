import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { loadStart } from './data';
import { Broken, Gone } from './shell/nothing-here';
import { Shell } from './shell/shell';

const root = createRootRoute({ component: Outlet, notFoundComponent: Gone, errorComponent: Broken });

/** The screens of who is signed in; others are sent to the door, and come back from there. */
const desk = createRoute({
  getParentRoute: () => root,
  id: 'desk',
  component: Shell,
  beforeLoad: async ({ location }) => {
    const { me } = await loadStart();
    if (!me) throw redirect({ to: '/sign-in', search: { to: location.href } });
  },
});

const today = createRoute({
  getParentRoute: () => desk,
  path: '/',
  component: lazyRouteComponent(() => import('../screens/today/today'), 'Today'),
});
const people = createRoute({
  getParentRoute: () => desk,
  path: '/people',
  component: lazyRouteComponent(() => import('../screens/people/people'), 'People'),
});
const you = createRoute({
  getParentRoute: () => desk,
  path: '/you',
  component: lazyRouteComponent(() => import('../screens/you/you'), 'You'),
});
const menu = createRoute({
  getParentRoute: () => desk,
  path: '/menu',
  component: lazyRouteComponent(() => import('../screens/menu/menu'), 'Menu'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): { to?: string } =>
    typeof search['to'] === 'string' ? { to: search['to'] } : {},
  component: lazyRouteComponent(() => import('../screens/door/sign-in'), 'SignIn'),
});
const lost = createRoute({
  getParentRoute: () => root,
  path: '/lost-password',
  component: lazyRouteComponent(() => import('../screens/door/lost-password'), 'LostPassword'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: lazyRouteComponent(() => import('../screens/invitation/invitation'), 'TakeInvitation'),
});

/** Every address of the desk. A screen is fetched when it is opened, or pointed at. */
export const router = createRouter({
  routeTree: root.addChildren([desk.addChildren([today, people, you, menu]), signIn, lost, invitation]),
  basepath: '/desk',
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
