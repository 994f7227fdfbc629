/** After the last test of a run. */
export default () => globalThis.mortarTestCluster.release();
