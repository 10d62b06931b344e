/** The manual, as `desk/vite/manual-pages.ts` makes it. */
declare module '*.md' {
  export const html: string;
  export const headings: { id: string; text: string }[];
}
