/** What the pictures of a page show, as the viewer says it under each of them. */
export interface ViewerSubject {
  title: string;
  /** Of a work, which has the caption of a work. */
  creators?: string;
  date?: string;
}
