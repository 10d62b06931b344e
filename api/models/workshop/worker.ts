import { makeFiles } from './make-files';
import type { Asked, Told } from './lane';

process.on('message', ({ file, folder, id }: Asked) => {
  const tell = (told: Told) => process.send?.(told);
  void makeFiles(file, folder, id).then(
    (found) => tell({ found }),
    (error: NodeJS.ErrnoException) => tell({ error: error.message, code: error.code }),
  );
});
// Its API was killed.
process.on('disconnect', () => process.exit());
