import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { awayPage } from './vite/away-page';
import { manualPages } from './vite/manual-pages';
import { twoBuilds } from './vite/two-builds';
import { noFlashScript } from '../src/features/colour-mode/no-flash-script';

const ROOT = import.meta.dirname;
const OUT = path.join(ROOT, 'dist');
const API = process.env['GALLERY_API_URL'] || 'http://127.0.0.1:4000';
const TEXT = /\.(js|css|svg|json)$/;

/** A hash in the name, as browsers cache it for a year. */
const ownFile = (name: string, extension: string, content: string) => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, content };
};
/** Before the first paint; a file of its own, as the policy allows no inline scripts. */
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

/** After Vite's last change to the written files. */
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

export default defineConfig({
  root: ROOT,
  base: '/desk/',
  // The server replaces it with the nonce of each answer.
  html: { cspNonce: '__NONCE__' },
  plugins: [
    react({ jsxImportSource: 'theme-ui' }),
    ownFiles,
    manualPages,
    awayPage('/desk/', { lights: LIGHTS.fileName, icon: ICON.fileName }),
    compressed,
    twoBuilds(OUT),
  ],
  // The origin must stay: changes and passkeys are bound to it.
  server: { proxy: { '/desk/api': { target: API, changeOrigin: false }, '/media': API } },
  build: {
    outDir: OUT,
    target: 'es2022',
    // The policy allows no data: fonts and pictures.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
