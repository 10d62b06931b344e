import { useDrawingBrowser } from '../model/model-browser';
import { MODEL_VIEWS } from './stops';
import { walk } from './walk';

walk(MODEL_VIEWS, useDrawingBrowser());
