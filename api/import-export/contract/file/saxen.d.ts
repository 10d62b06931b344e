/** What is used of it; the package has no types. */
declare module 'saxen' {
  export class Parser {
    on(event: string, listener: (...given: never[]) => void): this;
    parse(xml: string): this;
  }
}
