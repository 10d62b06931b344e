import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { WAIT_MS } from '../patience';
import { makeStylesLean } from './lean-styles';

// Every browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

configure({ asyncUtilTimeout: WAIT_MS });

// A file that asks for it by a comment runs without a page.
if ('document' in globalThis) makeStylesLean(window);
