import en from '../../locales/en/forms.json';
import fr from '../../locales/fr/forms.json';
import { addWords } from '../translator';

addWords('forms', { en, fr });
