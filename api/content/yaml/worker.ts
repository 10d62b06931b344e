import { answerInLane } from '../../lanes/answer-in-lane';
import { atOnce, type Asked } from './long-texts';

answerInLane(async (asked: Asked) => atOnce(asked));
