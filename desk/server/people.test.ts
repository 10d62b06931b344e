import { openTestDesk, type TestDesk } from './testing/test-desk';

let desk: TestDesk;
beforeEach(async () => {
  desk = await openTestDesk();
});
afterEach(() => desk.close());

const LAST_OWNER = { status: 409, body: { error: { fault: 'lastOwner' } } };

describe('owners', () => {
  it('who take everything from each other at the same time leave one', async () => {
    const [one, other] = [await desk.person('everything'), await desk.person('everything')];
    const demote = (by: { cookie: string }, whom: { id: number }) =>
      desk.call('PATCH', `/people/${whom.id}`, { body: { may: 'write' }, cookie: by.cookie });
    const answers = await Promise.all([demote(one, other), demote(other, one)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const owners = await desk.database.read((from) =>
      from.all("SELECT id FROM desk_people WHERE may = 'everything'"),
    );
    expect(owners).toHaveLength(1);
  });

  it('cannot demote or remove the last of them, themselves', async () => {
    const owner = await desk.person('everything');
    await desk.person('publish');
    const { cookie } = owner;
    expect(
      await desk.call('PATCH', `/people/${owner.id}`, { body: { may: 'publish' }, cookie }),
    ).toMatchObject(LAST_OWNER);
    expect(await desk.call('DELETE', `/people/${owner.id}`, { cookie })).toMatchObject(LAST_OWNER);
  });

  it('who are invited and have not come do not count', async () => {
    const owner = await desk.person('everything');
    const { cookie } = owner;
    await desk.call('POST', '/people', { body: { email: 'paul@example.org', may: 'everything' }, cookie });
    expect(await desk.call('DELETE', `/people/${owner.id}`, { cookie })).toMatchObject(LAST_OWNER);
  });
});

it('ends what a person had with the person', async () => {
  const [owner, writer] = [await desk.person('everything'), await desk.person()];
  await desk.call('DELETE', `/people/${writer.id}`, { cookie: owner.cookie });
  expect((await desk.call('GET', '/today', { cookie: writer.cookie })).status).toBe(401);
});

it('ends the sessions of a person who may come back', async () => {
  const [owner, writer] = [await desk.person('everything'), await desk.person()];
  await desk.call('DELETE', `/people/${writer.id}/sessions`, { cookie: owner.cookie });
  expect((await desk.call('GET', '/today', { cookie: writer.cookie })).status).toBe(401);
});

it.each([
  ['GET', '/people'],
  ['POST', '/people'],
  ['PATCH', '/people/1'],
  ['DELETE', '/people/1'],
  ['DELETE', '/people/1/sessions'],
  ['POST', '/people/1/link'],
  ['GET', '/log'],
] as const)('%s %s is for owners', async (method, path) => {
  const { cookie } = await desk.person('publish');
  expect(await desk.call(method, path, { cookie })).toMatchObject({
    status: 403,
    body: { error: { fault: 'notAllowed' } },
  });
});

it('says nothing in the log of what was so before', async () => {
  const [owner, writer] = [await desk.person('everything'), await desk.person()];
  await desk.call('PATCH', `/people/${writer.id}`, { body: { may: 'write' }, cookie: owner.cookie });
  await desk.call('DELETE', '/you/sessions', { cookie: owner.cookie });
  await desk.call('DELETE', '/you/passkeys', { cookie: owner.cookie, body: { id: 'none' } });
  expect((await desk.call('GET', '/log', { cookie: owner.cookie })).body).toEqual([]);
});

it('changes what a person may at once', async () => {
  const [owner, writer] = [await desk.person('everything'), await desk.person()];
  await desk.call('PATCH', `/people/${writer.id}`, { body: { may: 'everything' }, cookie: owner.cookie });
  expect((await desk.call('GET', '/people', { cookie: writer.cookie })).status).toBe(200);
});
