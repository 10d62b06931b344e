import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack as openPack } from 'tar-stream';
import { openCataloguePacking } from './pack-catalogue';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gallery-packing-'));
  await mkdir(path.join(root, 'pictures'));
});
afterEach(() => rm(root, { recursive: true }));

const put = (name: string) => writeFile(path.join(root, name), name);

it('has what came while the database was copied, and what went: the copy may name both', async () => {
  await put('pictures/lamp.jpg');
  await put('site.yaml');
  const pack = openPack();
  pack.resume();
  const packing = openCataloguePacking(pack, root);
  await packing.packNamed();
  await put('pictures/chair.jpg');
  await rm(path.join(root, 'pictures/lamp.jpg'));
  await packing.packNew();
  const { files, isOfOneMoment } = packing.packed();
  expect([Object.keys(files), isOfOneMoment]).toEqual([
    ['catalogue/pictures/lamp.jpg', 'catalogue/pictures/chair.jpg'],
    true,
  ]);
  await packing.packRest();
  expect(Object.keys(packing.packed().files)).toContain('catalogue/site.yaml');
});
