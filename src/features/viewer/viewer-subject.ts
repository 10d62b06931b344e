export interface ViewerSubject {
  title: string;
  creators?: string;
  date?: string;
}
