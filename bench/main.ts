/**
 * Starts a measurement by its name: `npm run bench -- serve`, `npm run bench -- edit --works 500`. What follows the name
 * is its own.
 */
const BENCHES: Record<string, () => Promise<unknown>> = {
  build: () => import('./build'),
  desk: () => import('./desk'),
  edit: () => import('./edit-to-visible'),
  kills: () => import('./kills'),
  lighthouse: () => import('./lighthouse'),
  pauses: () => import('./pauses'),
  processes: () => import('./processes'),
  server: () => import('./server'),
  serve: () => import('./serve'),
  writers: () => import('./writers'),
};

const [chosen = ''] = process.argv.splice(2, 1);
const start = BENCHES[chosen];
if (start) {
  void start();
} else {
  console.error(
    `There is no measurement '${chosen}'; there are: ${Object.keys(BENCHES).join(', ')}. Say one after 'npm run bench --'.`,
  );
  process.exitCode = 1;
}
export {};
