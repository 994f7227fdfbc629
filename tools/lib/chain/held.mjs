import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessLineAlive, processLine } from '../process-identity.mjs';

/** Holds the chain as long as our end of its standard input is open: when we are gone, however we went, so is the chain. */
const HOLD = '"$@" & echo "pid $!"; read -r _; kill "$!" 2>/dev/null; wait';
const POLL_MS = 20;

/** Runs anvil under a shell that ends it with us. */
export function spawnHeld(binary, args) {
  const child = spawn('/bin/sh', ['-c', HOLD, 'sh', binary, ...args], { stdio: ['pipe', 'pipe', 'ignore'], detached: true });
  const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  child.stdin.on('error', () => {});
  let said = '';
  child.stdout.on('data', (piece) => {
    if (said !== undefined) said += piece;
  });

  return {
    /** Whether it listens itself: another chain on the same port would answer in its place. @returns false when it ended, or took too long */
    async listens(waitMs) {
      const giveUpAt = Date.now() + waitMs;
      let line;
      while (Date.now() < giveUpAt && !said.includes('Listening on')) {
        const pid = /^pid (\d+)$/m.exec(said)?.[1];
        if (pid && line === undefined) line = processLine(pid);
        if (line && !isProcessLineAlive(line)) return false;
        await sleep(POLL_MS);
      }
      const isUp = said.includes('Listening on');
      // From now on it tells every call that it gets; nobody wants to know.
      said = undefined;
      return isUp;
    },

    async end() {
      child.stdin.end();
      await gone;
    },
  };
}
