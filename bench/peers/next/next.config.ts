import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  // What both peers show is beside this folder, and reads the site's contract and routes.
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  // No part of our own build either.
  typescript: { ignoreBuildErrors: true },
};

export default config;
