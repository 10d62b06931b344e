import type { IAdapter } from 'gatsby';
import { writeDeploy } from './write-deploy';

interface NodeHostAdapterOptions {
  /** Folder the host serves; that of DEPLOY_DIR unless told, else `deploy`. */
  deployDir?: string;
}

/**
 * The Gatsby adapter for the Node server in `host/`: after each build, `deploy/` holds the files to serve, compressed,
 * with a manifest of their addresses. `.cache` and `public` stay on the disk between builds, so there is nothing to
 * restore or store.
 */
export const nodeHostAdapter = ({
  deployDir = process.env.DEPLOY_DIR || 'deploy',
}: NodeHostAdapterOptions = {}): IAdapter => ({
  name: 'node-host',
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ['never'] } }),
  adapt: async ({ routesManifest, reporter }) => {
    const { files, changed } = await writeDeploy(routesManifest, { deployDir });
    reporter.info(`${deployDir}/: ${files} files, ${changed} of them new or changed`);
  },
});
