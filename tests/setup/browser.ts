import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';
import { makeStylesLean } from './lean-styles';

/** ms: ends the waiting for what does not come, not for what a busy machine is late with. */
const PATIENCE = 30_000;

// Every browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

configure({ asyncUtilTimeout: PATIENCE });

// A file that asks for it by a comment runs without a page.
if ('document' in globalThis) makeStylesLean(window);
