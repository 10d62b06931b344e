import type { Page } from '@playwright/test';
import type { LocaleCode } from '../../../src/i18n/locales';
import type { Screen } from '../../screenshots/screen';
import type { ColourScheme } from '../support/browser/browser';

/** A window, in px. */
export interface Size {
  width: number;
  height: number;
}

/** What is walked to: a screen in a language. */
export interface Stop {
  screen: Screen;
  locale: LocaleCode;
}

/** A stop in one window and one mode, as a question finds it: alive, at rest, scrolled to its top. */
export interface Visit extends Stop {
  page: Page;
  mode: ColourScheme;
  /** Whatever went wrong since the page was asked for, and every word in its console. */
  heard: readonly string[];
  /** Waits until everything is there that the page has asked for. */
  quiet: () => Promise<void>;
}

/** Something that is true of every stop it concerns. It leaves the page as it has found it. */
export interface Question {
  /** What is true without a fault; stands above the faults. */
  claim: string;
  concerns: (stop: Stop) => boolean;
  /** By day and in the evening, when nothing else is said by day. */
  modes?: readonly ColourScheme[];
  windows: readonly Size[] | ((stop: Stop) => readonly Size[]);
  /** The faults, each naming its place. */
  ask: (visit: Visit) => Promise<string[]>;
}

/** A screen as it is opened, without anything that a visitor does there. */
export const isPage = ({ screen }: Stop): boolean => !screen.act;

/** What shows models over a page, and has the window for itself as a page has. */
export const isModelView = ({ screen }: Stop): boolean => screen.isModelView === true;

/** A sheet of paper is as wide as it is, on a phone as well. */
export const isPaper = ({ screen }: Stop): boolean => screen.name === 'sheet';
