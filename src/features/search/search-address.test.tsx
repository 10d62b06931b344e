import {
  box,
  enterPage,
  field,
  openSearch,
  pass,
  searchFor,
  setUpSearch,
  showButton,
  status,
  user,
} from './testing/sample-search';

jest.mock('../../gallery/calls/fetch-text');
jest.mock('../colour-mode/lamp-control', () => ({ LampControl: () => null }));

setUpSearch();

const goTo = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

it('an address with a query opens the search with it', async () => {
  goTo('/about?q=%20vaselot%20');
  showButton();
  await pass(200);
  expect(box()).toBeInTheDocument();
  expect(field()).toHaveValue('vaselot');
  expect(field()).toHaveFocus();
  expect(status()).toHaveTextContent('Results for ‘vaselot’');
});

it.each(['/about', '/about?q=', '/about?q=%20'])('%s leaves it closed', async (without) => {
  goTo(without);
  showButton();
  await pass(200);
  expect(box()).not.toBeInTheDocument();
});

it('the address keeps the query while it is open, and all else it has', async () => {
  goTo('/about?availability=sold#end');
  await openSearch();
  await searchFor('floor lamp ');
  expect(address()).toBe('/about?availability=sold&q=floor+lamp#end');
  expect(window.history.state).toMatchObject({ key: 'kept' });
  await searchFor('');
  expect(address()).toBe('/about?availability=sold#end');
  await searchFor('desk');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/about?availability=sold#end');
});

it('closes when the next page enters, whose address is its own', async () => {
  goTo('/about');
  const page = await openSearch();
  await searchFor('lamp');
  goTo('/works/lamp-1');
  page.goTo('/works/lamp-1');
  await pass(200);
  expect(box()).toBeInTheDocument();
  enterPage();
  await pass(200);
  expect(box()).not.toBeInTheDocument();
  expect(address()).toBe('/works/lamp-1');
});

it('coming back to an address with a query opens it again, also once the page has entered', async () => {
  goTo('/creators');
  const page = showButton('en', '/creators');
  await pass(200);
  expect(box()).not.toBeInTheDocument();
  goTo('/about?q=lamp');
  page.goTo('/about');
  enterPage();
  await pass(200);
  expect(box()).toBeInTheDocument();
  expect(field()).toHaveValue('lamp');
  expect(address()).toBe('/about?q=lamp');
});
