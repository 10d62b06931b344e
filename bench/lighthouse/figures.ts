import { percentile } from '../lib/percentile';

/** What one visit of Lighthouse says about a page, by its name in the table. */
export interface Figures {
  /** Scores out of 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
  /** ms */
  lcp: number;
  /** ms */
  tbt: number;
  /** Transferred by the first visit. */
  bytes: number;
}

export type FigureName = keyof Figures;

interface Aim {
  title: string;
  /** As the table says it. */
  shown: (value: number) => string;
  least?: number;
  most?: number;
}

const score = (value: number): string => String(Math.round(value));

/** What is measured, in the order of the table, and what it should be. */
export const AIMS: Readonly<Record<FigureName, Aim>> = {
  performance: { title: 'performance', shown: score, least: 98 },
  accessibility: { title: 'accessibility', shown: score, least: 100 },
  bestPractices: { title: 'best practices', shown: score, least: 100 },
  seo: { title: 'SEO', shown: score, least: 100 },
  cls: { title: 'CLS', shown: (shift) => shift.toFixed(3), most: 0.02 },
  lcp: { title: 'LCP s', shown: (ms) => (ms / 1000).toFixed(2), most: 1600 },
  tbt: { title: 'TBT ms', shown: (ms) => ms.toFixed(0), most: 60 },
  bytes: { title: 'kB', shown: (bytes) => (bytes / 1000).toFixed(0) },
};

export const FIGURE_NAMES = Object.keys(AIMS) as FigureName[];

/** The median of each figure by itself. */
export const medians = (visits: readonly Figures[]): Figures =>
  Object.fromEntries(
    FIGURE_NAMES.map((name) => [
      name,
      percentile(
        visits.map((visit) => visit[name]),
        0.5,
      ),
    ]),
  ) as unknown as Figures;

/** Whether a figure falls short of its aim. */
export const misses = (name: FigureName, value: number): boolean => {
  const { least = -Infinity, most = Infinity } = AIMS[name];
  return value < least || value > most;
};
