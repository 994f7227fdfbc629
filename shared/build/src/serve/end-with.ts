const LOOK_MS = 200;

/** npm hands no signal on to what it runs: when npm is gone, this process ends as if it had been asked to. */
export function endWithStarter(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const starter = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/** Runs `stop` once when this process is asked to end, or npm that began it is gone, then ends it. */
export function endWith(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const end = () => (stopping ??= stop().then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  endWithStarter();
}
