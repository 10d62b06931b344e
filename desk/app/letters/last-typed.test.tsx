import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Me } from '../../contract/identity';
import { endSession, hasEnded, loadStart, queryClient, setMe } from '../data';
import { watchTyped } from './last-typed';

const ME = { id: 1, name: 'Ada', may: 'write', language: 'en', letterKeys: true } as Me;
const me = async () => (await loadStart()).me;
let stop = () => {};

beforeEach(() => {
  queryClient.clear();
  setMe(ME);
  stop = watchTyped();
});
afterEach(() => stop());

it('a session that ends elsewhere leaves who is in the middle of a word until they rest', async () => {
  render(<input />);
  await userEvent.type(screen.getByRole('textbox'), 'enc');
  endSession();
  expect(await me()).toEqual(ME);
  await userEvent.type(screen.getByRole('textbox'), 'ore');
  await new Promise((done) => setTimeout(done, 700));
  expect(await me()).toEqual(ME);
  await new Promise((done) => setTimeout(done, 1_500));
  expect(await me()).toBeNull();
  expect(hasEnded()).toBe(true);
});

it('is not said to have ended to who has signed out', async () => {
  setMe(null);
  endSession();
  expect(hasEnded()).toBe(false);
});
