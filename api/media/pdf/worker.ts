import { answerInLane } from '../../lanes/answer-in-lane';
import { lookAtPdf } from './look-at-pdf';

answerInLane(lookAtPdf);
