import en from '../../locales/en/listed.json';
import fr from '../../locales/fr/listed.json';
import { addWords } from '../translator';

addWords('listed', { en, fr });
