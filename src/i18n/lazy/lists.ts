import en from '../../locales/en/lists.json';
import fr from '../../locales/fr/lists.json';
import { addWords } from '../translator';

addWords('lists', { en, fr });
