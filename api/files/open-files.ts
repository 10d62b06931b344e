import path from 'node:path';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import type { ApiSettings } from '../settings';

/** The store of pictures, documents and models. @throws Error in a sentence for one that cannot be used */
export const openFiles = ({ filesUrl, dataDir }: Pick<ApiSettings, 'filesUrl' | 'dataDir'>): Promise<Store> =>
  openStore(filesUrl || path.resolve(dataDir, 'files'));
