import { FILES, testSplicing } from './testing/splice-files';

testSplicing(FILES);
