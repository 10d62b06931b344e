import { pagesIn } from './stops';
import { walk } from './walk';

walk(pagesIn('en'));
