import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import type { Shelf, Values } from '../../../api/content/contract/item';
import { atDoor } from '../../../api/import-export/catalogue/catalogue-door';
import { startApi, type RunningApi } from '../../../api/start-api';
import { startApiProcess } from '../../../api/testing/api-process';
import type { ApiSettings } from '../../../api/settings';
import { readHostOptions } from '../../../host/host-options';
import { startHost } from '../../../host/start-host';
import { freePort } from '../../../scripts/lib/ports';
import type { FileKind } from '../../../api/files/file-queries';
import { readOriginal } from '../../../api/files/originals';
import { takeMadeOfSite } from '../support/site/take-made';
import { browserUnderTest } from '../support/browser/browser-under-test';
import { visitorAgent } from '../support/browser/visitor-agent';
import { deskPeople, type DeskPeople } from './desk-people';
import { WAIT_MS } from '../../patience';

/** A desk with an API, a host and people of its own, behind which nobody else tries anything. */
export interface OwnDesk extends DeskPeople {
  /** By a name: a passkey belongs to one. */
  url: string;
  /** The API's own address. */
  apiUrl: string;
  /** A copy of the sample's files, which the first start brings in. */
  catalogueDir: string;
  /** Names that a kind of files has now. */
  filesOf: (kind: FileKind) => Promise<string[]>;
  /** What is stored under a name. */
  contentOf: (kind: FileKind, name: string) => Promise<Buffer>;
  /** Has a picture there that lies in the catalogue's folder (`pictures/spare.jpg`). */
  bringByHand: (media: string) => Promise<void>;
  /** What is public of an item (`works/quai-bench`). */
  published: (place: string) => Promise<Values | undefined>;
  /** Has other values of it public, or none, as whoever writes files by hand does. */
  editByHand: (place: string, change: (values: Values) => Values | null) => Promise<void>;
  /** Of the host; also where something else stands before it. */
  hostPort: number;
  /** The one-time link that `npm start` prints; '' once somebody can sign in. */
  firstLink: () => Promise<string>;
  stopApi: () => Promise<void>;
  startApi: () => Promise<void>;
  close: () => Promise<void>;
}

const SAMPLE = path.join(__dirname, '../../../api/catalogue');
interface OwnDeskOptions {
  /** Who answers for the builds of the site; without, the desk knows of none. */
  hooks?: Pick<ApiSettings, 'rebuildHookUrl' | 'rebuildSecret'>;
  /** The port at which people come, where something is put before the host. */
  publicPort?: number;
  /** The API as a process of its own, which takes uploads. */
  takesUploads?: boolean;
}

/** Starts a desk that nobody has come to yet, through the host of the built site. */
export async function startOwnDesk({
  hooks,
  publicPort,
  takesUploads = false,
}: OwnDeskOptions = {}): Promise<OwnDesk> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'own-desk-'));
  const catalogueDir = path.join(dataDir, 'catalogue');
  await cp(SAMPLE, catalogueDir, { recursive: true });
  await takeMadeOfSite(dataDir);
  const [apiPort, hostPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${publicPort ?? hostPort}`;
  const settings = {
    port: apiPort,
    dataDir,
    catalogueDir,
    siteUrl: url,
    warmMedia: false,
    logLevel: 'silent' as const,
  };
  const open = async (): Promise<Pick<RunningApi, 'close'> & Partial<RunningApi>> =>
    takesUploads ? startApiProcess(settings) : startApi({ ...settings, ...hooks });
  let api = await open();
  const host = await startHost({
    port: hostPort,
    host: '127.0.0.1',
    deployDir: readHostOptions(process.env).deployDir,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    follows: false,
    logLevel: 'silent',
  });
  const published = (place: string) =>
    atDoor({ ...settings, databaseUrl: '' }, async (door) => {
      const items = await door.publicItems();
      return items.find(({ shelf, id }) => place === (shelf === 'site' ? shelf : `${shelf}/${id}`))?.values;
    });
  const media = () => atDoor({ ...settings, databaseUrl: '' }, (door) => door.media());
  return {
    published,
    filesOf: async (kind) => (await media()).flatMap((one) => (one.kind === kind ? one.row.name : [])).sort(),
    contentOf: (kind, name) =>
      atDoor({ ...settings, databaseUrl: '' }, async ({ files, media: known }) => {
        const found = (await known()).find((one) => one.kind === kind && one.row.name === name);
        return readOriginal(files, found?.row.hash ?? name);
      }),
    bringByHand: async (name) =>
      void (await atDoor({ ...settings, databaseUrl: '' }, (door) =>
        door.bringSavedIn({ folder: catalogueDir, items: [], media: [name] }),
      )),
    async editByHand(place, change) {
      const [shelf = '', id = shelf] = place.split('/');
      const item = { shelf: shelf as Shelf, id, values: change((await published(place)) ?? {}) };
      const { problems } = await atDoor({ ...settings, databaseUrl: '' }, (door) =>
        door.bringSavedIn({ folder: catalogueDir, items: [item], media: [] }),
      );
      if (problems.length > 0) throw new Error(JSON.stringify(problems));
    },
    url: `${url}/desk`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    catalogueDir,
    hostPort,
    firstLink: async () => (await api.deskEntry?.())?.firstLink ?? '',
    ...deskPeople(dataDir),
    stopApi: () => api.close(),
    async startApi() {
      api = await open();
    },
    async close() {
      await host.close();
      await api.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface AtDesk {
  locale?: 'en-GB' | 'fr-FR';
  width?: number;
  /** The session of who is signed in. */
  secret?: string;
}

/** Opens an empty page of a browser that has never been at the desk, unless it is given a session. */
export async function comeToDesk(
  { url }: Pick<OwnDesk, 'url'>,
  { locale = 'en-GB', width = 1440, secret }: AtDesk = {},
): Promise<Page> {
  const browser = browserUnderTest();
  const context = await browser.newContext({
    locale,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    userAgent: visitorAgent(browser.version()),
  });
  if (secret) await context.addCookies([{ name: 'desk', value: secret, url: new URL(url).origin }]);
  context.setDefaultTimeout(WAIT_MS);
  return context.newPage();
}

/** Gives a page's computer a reader of fingers, whose finger is on it while `automatic`. */
export async function addAuthenticator(page: Page): Promise<{ touch: (isOn: boolean) => Promise<void> }> {
  const devices: CDPSession = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touch: (enabled) =>
      devices
        .send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
        .then(() => undefined),
  };
}
