import en from '../../locales/en/states.json';
import fr from '../../locales/fr/states.json';
import { addWords } from '../translator';

addWords('states', { en, fr });
