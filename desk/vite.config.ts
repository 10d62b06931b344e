import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { noFlashScript } from '../src/features/colour-mode/no-flash-script';

const ROOT = import.meta.dirname;
/** Where calls go while one develops. */
const API = process.env['GALLERY_API_URL'] || 'http://127.0.0.1:4000';
const TEXT = /\.(js|css|svg|json)$/;

/** The lights are on or off before the first paint: a script of its own, as the policy of the page allows no other. */
const lights: Plugin = {
  name: 'lights-before-the-first-paint',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/desk/assets/lights.js', (_, answer) =>
      answer.setHeader('content-type', 'text/javascript').end(noFlashScript()),
    ),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'assets/lights.js', source: noFlashScript() });
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/desk/assets/lights.js' }, injectTo: 'head' }],
};

/** Each file compressed once, for all who fetch it; of what is written, which Vite changes to the last. */
const compressed: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((fileName) => TEXT.test(fileName))) {
      const file = path.join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  },
};

/** How the desk is built (`npm run desk`) and shown while one develops it (`npm run develop`). */
export default defineConfig({
  root: ROOT,
  base: '/desk/',
  // The server puts the nonce of each answer in its place.
  html: { cspNonce: '__NONCE__' },
  resolve: { alias: { 'theme-ui/jsx-runtime': path.join(ROOT, 'theme/jsx-runtime.ts') } },
  plugins: [react({ jsxImportSource: 'theme-ui' }), lights, compressed],
  server: { proxy: { '/desk/api': API, '/media': API } },
  build: {
    outDir: path.join(ROOT, 'dist'),
    target: 'es2022',
    // The policy of the page allows no font or picture within a file.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
