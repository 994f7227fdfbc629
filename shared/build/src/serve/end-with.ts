/** Runs `stop` once when this process is asked to end, then ends it. */
export function endWith(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const end = () => (stopping ??= stop().then(() => process.exit(0)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
