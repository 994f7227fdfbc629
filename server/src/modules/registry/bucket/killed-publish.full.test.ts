import { createTestBucket } from '../../../../test/bucket.ts';
import { testKilledPublish } from '../../../../test/killed-publish.ts';

testKilledPublish('a bucket', createTestBucket);
