import { createRequire } from 'node:module';

const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

/** Path of the program that `@foundry-rs/<tool>` brings for this platform. @throws where it brings none */
export function binaryOf(tool) {
  const require = createRequire(import.meta.url);
  const platform = `${process.platform}-${ARCHITECTURES[process.arch]}`;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  // pnpm shows the platform's package to the one that names it, not to us.
  const beside = createRequire(require.resolve(`@foundry-rs/${tool}/package.json`));
  return beside.resolve(`@foundry-rs/${tool}-${platform}/bin/${tool}${suffix}`);
}
