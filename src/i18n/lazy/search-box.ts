import en from '../../locales/en/search-box.json';
import fr from '../../locales/fr/search-box.json';
import { addWords } from '../translator';

addWords('search-box', { en, fr });
