import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
