import en from '../../locales/en/opening.json';
import fr from '../../locales/fr/opening.json';
import { addWords } from '../translator';

addWords('opening', { en, fr });
