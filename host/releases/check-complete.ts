import {
  ENCODING_SUFFIX,
  FUNCTION_FOLDER,
  RECIPE_NAME,
  STATIC_FOLDER,
  type DeployedFile,
  type Manifest,
} from '../../src/release/manifest';
import { TAGS_NAME } from '../../src/release/page-tags';
import { ReleaseDamaged, type Contents } from './release-contents';

/** @throws ReleaseDamaged that names the first file that is missing or differs from the manifest */
export function checkComplete(manifest: Manifest, { files }: Contents): void {
  const demand = (name: string, isRight = true): void => {
    if (!files[name] || !isRight) throw new ReleaseDamaged(`${name} is missing or damaged`);
  };
  for (const { file, hash, bytes, encodings } of deployedFiles(manifest)) {
    const name = `${STATIC_FOLDER}/${file}`;
    const found = files[name];
    demand(name, found?.bytes === bytes && found.sha256.startsWith(hash));
    for (const encoding of encodings) demand(name + ENCODING_SUFFIX[encoding]);
  }
  if (manifest.functionEntry) demand(`${FUNCTION_FOLDER}/${manifest.functionEntry}`);
  if (manifest.wholeAt) demand(RECIPE_NAME);
  if (manifest.live) demand(TAGS_NAME);
}

const deployedFiles = ({ files, errorPages, patterns }: Manifest): DeployedFile[] => [
  ...Object.values(files),
  ...Object.values(errorPages),
  ...patterns.map(({ file }) => file),
];
