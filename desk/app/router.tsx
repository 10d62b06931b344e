import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { COLLECTIONS } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { PictureList } from '../../api/media/contract/pictures';
import type { MessageState } from '../../api/messages/contract/messages';
import type { RoomList } from '../../api/rooms/contract/room-calls';
import { loadStart } from './data';
import { editorSearchOf, previewOf } from './lists/editor-search';
import { shelfSearchOf } from './lists/shelf-search';
import { onceAnswered } from './line/once-answered';
import { Broken, Gone } from './shell/nothing-here';
import { Shell } from './shell/shell';

/** Length of a search in an address. */
const MOST_WORDS = 200;

/** Those of an address that are texts, and not empty. */
function wordsIn<Name extends string>(given: Record<Name, unknown>): Partial<Record<Name, string>> {
  const texts = Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(
    texts.map(([name, value]) => [name, String(value).slice(0, MOST_WORDS)]),
  ) as Partial<Record<Name, string>>;
}

/** Copied from the contract, whose schemas stay out of the browser's code. */
const MESSAGE_STATES: readonly MessageState[] = ['new', 'answered', 'archived'];

/** Fetched when it is opened. */
const screen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(() => onceAnswered(load), name);

const root = createRootRoute({ component: Outlet, notFoundComponent: Gone, errorComponent: Broken });

/** Redirects to the sign-in and back where nobody is signed in. */
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
  component: screen(() => import('../screens/today/today'), 'Today'),
});
const works = createRoute({
  getParentRoute: () => desk,
  path: '/works',
  validateSearch: shelfSearchOf,
  component: screen(() => import('../screens/shelf/shelves'), 'Works'),
});
const creators = createRoute({
  getParentRoute: () => desk,
  path: '/creators',
  validateSearch: shelfSearchOf,
  component: screen(() => import('../screens/shelf/shelves'), 'Creators'),
});
const events = createRoute({
  getParentRoute: () => desk,
  path: '/events',
  validateSearch: shelfSearchOf,
  component: screen(() => import('../screens/shelf/shelves'), 'Events'),
});
const press = createRoute({
  getParentRoute: () => desk,
  path: '/press',
  validateSearch: shelfSearchOf,
  component: screen(() => import('../screens/shelf/shelves'), 'Press'),
});
const pages = createRoute({
  getParentRoute: () => desk,
  path: '/pages',
  component: screen(() => import('../screens/pages/pages'), 'Pages'),
});
/** Each item is written at its own address. */
const items = [
  ...[...COLLECTIONS, ...(['pages', 'types'] as const)].map((shelf) => `/${shelf}/$id` as const),
  '/site' as const,
].flatMap((path) => [
  createRoute({
    getParentRoute: () => desk,
    path,
    validateSearch: editorSearchOf,
    component: screen(() => import('../screens/editor/editor'), 'ItemEditor'),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: `${path}/history`,
    validateSearch: editorSearchOf,
    component: screen(() => import('../screens/history/history'), 'History'),
  }),
]);
const releases = createRoute({
  getParentRoute: () => desk,
  path: '/releases',
  validateSearch: (search: Record<string, unknown>): { at?: string } =>
    typeof search['at'] === 'string' ? { at: search['at'] } : {},
  component: screen(() => import('../screens/releases/releases'), 'Releases'),
});
const people = createRoute({
  getParentRoute: () => desk,
  path: '/people',
  component: screen(() => import('../screens/people/people'), 'People'),
});
const you = createRoute({
  getParentRoute: () => desk,
  path: '/you',
  component: screen(() => import('../screens/you/you'), 'You'),
});
const manual = createRoute({
  getParentRoute: () => desk,
  path: '/manual',
  component: screen(() => import('../screens/manual/manual'), 'Manual'),
});
const messages = createRoute({
  getParentRoute: () => desk,
  path: '/messages',
  validateSearch: ({ state, q }: Record<string, unknown>): { state?: MessageState; q?: string } => ({
    ...(MESSAGE_STATES.some((one) => one === state) && { state: state as MessageState }),
    ...wordsIn({ q }),
  }),
  component: screen(() => import('../screens/messages/messages'), 'Messages'),
});
/** The same route for every message, so that the list beside it stays mounted. */
const message = createRoute({ getParentRoute: () => messages, path: '/$id' });
const rooms = createRoute({
  getParentRoute: () => desk,
  path: '/rooms',
  validateSearch: ({
    list,
    q,
    make,
  }: Record<string, unknown>): { list?: RoomList; q?: string; make?: true } => ({
    ...(list === 'past' && { list }),
    ...wordsIn({ q }),
    ...(make === true && { make }),
  }),
  component: screen(() => import('../screens/rooms/list/rooms'), 'Rooms'),
});
const room = createRoute({
  getParentRoute: () => desk,
  path: '/rooms/$id',
  validateSearch: ({
    unknown,
    preview,
  }: Record<string, unknown>): { unknown?: string; preview?: string } => ({
    ...(typeof unknown === 'string' && unknown && { unknown }),
    ...previewOf(preview),
  }),
  component: screen(() => import('../screens/rooms/room/room'), 'Room'),
});
const subscribers = createRoute({
  getParentRoute: () => desk,
  path: '/subscribers',
  validateSearch: ({
    language,
    q,
    open,
  }: Record<string, unknown>): { language?: LocaleCode; q?: string; open?: string } => ({
    ...(LOCALE_CODES.some((one) => one === language) && { language: language as LocaleCode }),
    ...wordsIn({ q, open }),
  }),
  component: screen(() => import('../screens/subscribers/subscribers'), 'Subscribers'),
});
const wishes = createRoute({
  getParentRoute: () => desk,
  path: '/wishes',
  validateSearch: ({ q, open }: Record<string, unknown>): { q?: string; open?: number } => ({
    ...wordsIn({ q }),
    ...(typeof open === 'number' && { open }),
  }),
  component: screen(() => import('../screens/subscribers/wishes'), 'Wishes'),
});
const personalData = createRoute({
  getParentRoute: () => desk,
  path: '/personal-data',
  component: screen(() => import('../screens/personal-data/personal-data'), 'PersonalData'),
});
const pictures = createRoute({
  getParentRoute: () => desk,
  path: '/pictures',
  validateSearch: ({ list, q }: Record<string, unknown>): { list?: PictureList; q?: string } => ({
    ...((list === 'undescribed' || list === 'unused') && { list }),
    ...wordsIn({ q }),
  }),
  component: screen(() => import('../screens/pictures/pictures'), 'Pictures'),
});
const lists = createRoute({
  getParentRoute: () => desk,
  path: '/import',
  component: screen(() => import('../screens/import/import'), 'Import'),
});
const pictureFiles = createRoute({
  getParentRoute: () => desk,
  path: '/pictures/files',
  component: screen(() => import('../screens/pictures/files'), 'Files'),
});
const deleted = createRoute({
  getParentRoute: () => desk,
  path: '/deleted',
  component: screen(() => import('../screens/deleted/deleted'), 'Deleted'),
});
const gallery = createRoute({
  getParentRoute: () => desk,
  path: '/gallery',
  component: screen(() => import('../screens/gallery/gallery'), 'Gallery'),
});
const menu = createRoute({
  getParentRoute: () => desk,
  path: '/menu',
  component: screen(() => import('../screens/menu/menu'), 'Menu'),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>): { to?: string } =>
    typeof search['to'] === 'string' ? { to: search['to'] } : {},
  component: screen(() => import('../screens/door/sign-in'), 'SignIn'),
});
const lost = createRoute({
  getParentRoute: () => root,
  path: '/lost-password',
  component: screen(() => import('../screens/door/lost-password'), 'LostPassword'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation/$token',
  component: screen(() => import('../screens/invitation/invitation'), 'TakeInvitation'),
});

/** Screens are fetched when they are opened, or pointed at. */
export const router = createRouter({
  routeTree: root.addChildren([
    desk.addChildren([
      today,
      works,
      creators,
      events,
      press,
      pages,
      ...items,
      releases,
      messages.addChildren([message]),
      rooms,
      room,
      subscribers,
      wishes,
      personalData,
      pictures,
      lists,
      pictureFiles,
      deleted,
      gallery,
      people,
      you,
      manual,
      menu,
    ]),
    signIn,
    lost,
    invitation,
  ]),
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
