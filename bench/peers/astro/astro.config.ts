import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react()],
  // The islands are beside this folder, where another React would be found.
  vite: { resolve: { dedupe: ['react', 'react-dom'] } },
});
