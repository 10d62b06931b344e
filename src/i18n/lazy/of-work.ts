import en from '../../locales/en/of-work.json';
import fr from '../../locales/fr/of-work.json';
import { addWords } from '../translator';

addWords('of-work', { en, fr });
