import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';

const PROCESSORS: Readonly<Record<string, string>> = { x64: 'amd64' };
const READY_TRIES = 500;
const POLL_MS = 20;

function binary(): string {
  const root = createRequire(new URL('../../../../package.json', import.meta.url));
  const launcher = createRequire(root.resolve('@foundry-rs/anvil/package.json'));
  return launcher.resolve(`@foundry-rs/anvil-${process.platform}-${PROCESSORS[process.arch] ?? process.arch}/bin/anvil`);
}

const isUp = (url: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}',
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A chain of a test's own, id 31337 unless told otherwise. @param begin time of its first block, seconds since the epoch; now when unset */
export async function startAnvil(chainId = 31_337, { begin }: { begin?: number } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const time = begin === undefined ? [] : ['--timestamp', String(begin)];
  const child = spawn(binary(), ['--port', String(port), '--chain-id', String(chainId), '--silent', ...time], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (await isUp(url)) return { url, stop };
    await sleep(POLL_MS);
  }
  await stop();
  throw new Error('anvil did not answer');
}
