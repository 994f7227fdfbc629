import { testKilledPublish } from '../../../../test/killed-publish.ts';

testKilledPublish('a folder', async () => undefined);
