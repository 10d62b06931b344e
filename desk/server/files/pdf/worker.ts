import { answerInLane } from '../../../../api/lanes/answer-in-lane';
import { lookAtPdf } from './look-at-pdf';

answerInLane(lookAtPdf);
