import { createRequire } from 'node:module';
import { at } from '../paths.mjs';

/** npm's name of a processor, where it differs from Node's. */
const PROCESSORS = { x64: 'amd64' };

/** The program of anvil for this machine, out of its npm package; undefined where that has none. */
export function anvilBinary(platform = process.platform, processor = process.arch) {
  const name = `@foundry-rs/anvil-${platform}-${PROCESSORS[processor] ?? processor}`;
  try {
    const launcher = createRequire(at('package.json')).resolve('@foundry-rs/anvil/package.json');
    return createRequire(launcher).resolve(`${name}/bin/anvil`);
  } catch {
    return undefined;
  }
}
