import en from '../../locales/en/notes.json';
import fr from '../../locales/fr/notes.json';
import { addWords } from '../translator';

addWords('notes', { en, fr });
