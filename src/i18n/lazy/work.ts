import en from '../../locales/en/work.json';
import fr from '../../locales/fr/work.json';
import { addWords } from '../translator';

addWords('work', { en, fr });
