import { makeWords, type Words } from '../../src/i18n/words';

/** What gatsby-plugin-react-i18next says of a page: its language, and what `wrapPageElement` here has handed it. */
interface PageMessages {
  lng: string;
  resources: Readonly<Record<string, { translation: Readonly<Record<string, string>> }>>;
}

/** As much of an i18next instance as the plugin asks for. */
export interface PageWords {
  language: string;
  words: Words | undefined;
  init: (messages: PageMessages) => void;
}

/** Stands in for i18next in that plugin (src/build/webpack/webpack-config.ts): all of it would cost every visitor 20 kB. */
const i18next = {
  createInstance: (): PageWords => ({
    language: '',
    words: undefined,
    init({ lng, resources }) {
      this.language = lng;
      this.words = makeWords(lng, resources[lng]?.translation ?? {});
    },
  }),
};

export default i18next;
