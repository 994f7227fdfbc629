/**
 * Loaded into every program of Node's that a command runs: when the command is gone, however it went, the program goes with
 * all that it started.
 */
const LOOK_MS = 200;
const parent = process.ppid;

function end() {
  try {
    process.kill(-process.pid, 'SIGTERM');
  } catch {
    // It leads no group.
    process.kill(process.pid, 'SIGTERM');
  }
}

const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  end();
}, LOOK_MS);
timer.unref();
