import { createHash } from 'node:crypto';
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

/** A file that no module asks for, by a name that changes with what is in it: browsers keep it for a year. */
const ownFile = (name: string, extension: string, content: string) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, content };
};
/** The lights are on or off before the first paint: a script of its own, as the policy of the page allows no other. */
const LIGHTS = ownFile('lights', 'js', noFlashScript());
const ICON = ownFile('icon', 'svg', readFileSync(path.join(ROOT, '../static/icons/favicon.svg'), 'utf8'));
const TYPES = { js: 'text/javascript', svg: 'image/svg+xml' };

const ownFiles: Plugin = {
  name: 'own-files',
  configureServer({ middlewares }) {
    for (const { fileName, content } of [LIGHTS, ICON])
      middlewares.use(`/desk/${fileName}`, (_, answer) =>
        answer.setHeader('content-type', fileName.endsWith('.js') ? TYPES.js : TYPES.svg).end(content),
      );
  },
  generateBundle() {
    for (const { fileName, content } of [LIGHTS, ICON])
      this.emitFile({ type: 'asset', fileName, source: content });
  },
  transformIndexHtml: () => [
    {
      tag: 'link',
      attrs: { rel: 'icon', type: TYPES.svg, href: `/desk/${ICON.fileName}` },
      injectTo: 'head',
    },
    { tag: 'script', attrs: { src: `/desk/${LIGHTS.fileName}` }, injectTo: 'head' },
  ],
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
  plugins: [react({ jsxImportSource: 'theme-ui' }), ownFiles, compressed],
  // By its own name: a change comes from a page of the desk, and a passkey belongs to it.
  server: { proxy: { '/desk/api': { target: API, changeOrigin: false }, '/media': API } },
  build: {
    outDir: path.join(ROOT, 'dist'),
    target: 'es2022',
    // The policy of the page allows no font or picture within a file.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
