/** Says why a command cannot go on and ends it with an error: in one line what was meant for who called it, a fault of ours with its stack. */
export function endInOneLine(error: unknown): void {
  const isOurs = !(error instanceof Error) || (/^(Type|Reference|Range|Syntax)Error$/.test(error.name) && !('code' in error));
  const text = error instanceof Error ? (isOurs ? error.stack : error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
