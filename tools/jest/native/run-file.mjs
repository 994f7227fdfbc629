import { createRequire, register } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register as registerTypeScript } from 'tsx/esm/api';
import { setGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);
const CIRCUS = join(dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js');
const KEPT = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map(Symbol.for);

registerTypeScript();
register('./resolve.mjs', import.meta.url);

/** Circus without the describe blocks, hooks and timeout of the file before. */
function freshCircus() {
  delete require.cache[CIRCUS];
  for (const symbol of KEPT) delete globalThis[symbol];
  return require(CIRCUS);
}

/** Stacks tell lines of the sources, by what the loader said of them, while `run` runs. */
async function withSourceMaps(run) {
  const { prepareStackTrace } = Error;
  process.setSourceMapsEnabled(true);
  Error.prepareStackTrace = undefined;
  try {
    return await run();
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    process.setSourceMapsEnabled(false);
  }
}

/**
 * A `testRunner` of jest that lets Node load a test file and what it imports: unlike in a context of jest's own, a worker
 * loads every module once and not once for each of its test files. A module's state lives as long as the worker.
 */
export default function runFile(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  const { initialize, runAndTransformResultsToJestFormat } = freshCircus();
  return withSourceMaps(async () => {
    await initialize({
      config: { ...config, injectGlobals: false },
      environment,
      globalConfig,
      localRequire: require,
      parentProcess: process,
      runtime,
      sendMessageToJest,
      setGlobalsForRuntime: (globals) => runtime.setGlobalsForRuntime(globals),
      testPath,
    });
    setGlobals(runtime.requireModuleOrMock(testPath, '@jest/globals'));
    await import(pathToFileURL(testPath).href);
    return runAndTransformResultsToJestFormat({ config, globalConfig, setupAfterEnvPerfStats: {}, testPath });
  });
}
