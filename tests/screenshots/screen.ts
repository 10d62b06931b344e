import type { Page } from 'playwright-core';
import type { Translate } from '../../src/i18n/message-key';
import type { LocaleCode } from '../../src/i18n/locales';
import type { Alternates } from '../../src/routes/alternates';

/** Something to look at. */
export interface Screen {
  name: string;
  paths: Alternates;
  /** A call of it is always under way: it waits for the next change. */
  isFollowed?: boolean;
  /** A view that has the window for itself, and is drawn by WebGL. */
  isModelView?: boolean;
  /** Called before the page is opened. */
  prepare?: (page: Page, locale: LocaleCode) => Promise<unknown>;
  /** Waits for what comes after the page is alive. */
  arrive?: (page: Page, t: Translate) => Promise<unknown>;
  /** What a visitor does to see it. It then lies over the page, and only what is in the window is taken. */
  act?: (page: Page, t: Translate) => Promise<unknown>;
}
