import { tsImport } from 'tsx/esm/api';
import { bundlePackages } from './bundle-packages.mjs';
import { bundlePrograms } from './bundle-programs.mjs';

/** Made before the first test of a run, and what keeps its PostgreSQL running between two files. */
export default async function beforeAll() {
  const { testCluster } = await tsImport('./database.ts', import.meta.url);
  const [cluster] = await Promise.all([testCluster(), bundlePackages(), bundlePrograms()]);
  globalThis.mortarTestCluster = cluster;
  // Test files need not ask one by one whether it runs, and under which account.
  process.env.TEST_DATABASE_URL = cluster.url('postgres');
}
