import en from '../../locales/en/home.json';
import fr from '../../locales/fr/home.json';
import { addWords } from '../translator';

addWords('home', { en, fr });
