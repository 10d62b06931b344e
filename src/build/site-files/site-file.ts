/** A text file that the build makes beside the pages. */
export interface SiteFile {
  /** Its address, which is also its path below the folder that is served. */
  path: string;
  text: string;
}
