interface NamedContent {
  /** As items say it (`lamp-1.jpg`, `hd/lamp.jpg`). */
  name: string;
  /** SHA-256 of its content, by which the store has it. */
  hash: string;
  bytes: number;
  at: string;
  /** Null for the one content that the name has now; others were taken out, or another has their place. */
  removed_at: string | null;
}

interface PicturesTable extends NamedContent {
  /** px, as it is shown. */
  width: number;
  height: number;
  color: string;
}

interface ModelsTable extends NamedContent {
  /** By which it was looked at; '' where it is to be looked at again. */
  recipe: string;
  /** JSON: what the content was found to be. */
  found: string;
}

export interface FilesTables {
  pictures: PicturesTable;
  files: NamedContent;
  models: ModelsTable;
}
