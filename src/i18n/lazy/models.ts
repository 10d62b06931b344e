import en from '../../locales/en/models.json';
import fr from '../../locales/fr/models.json';
import { addWords } from '../translator';

addWords('models', { en, fr });
