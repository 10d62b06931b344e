import { MODEL_VIEWS } from './stops';
import { walk } from './walk';

walk(MODEL_VIEWS);
