import { statesIn } from './stops';
import { walk } from './walk';

walk(statesIn('fr'));
