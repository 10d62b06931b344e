import en from '../../locales/en/pages.json';
import fr from '../../locales/fr/pages.json';
import { addWords } from '../translator';

addWords('pages', { en, fr });
