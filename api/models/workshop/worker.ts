import { answerInLane } from '../../lanes/answer-in-lane';
import { makeFiles } from './make-files';
import type { Asked } from './workshop';

answerInLane(({ file, folder }: Asked) => makeFiles(file, folder));
