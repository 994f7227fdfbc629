/** How a person sees what a command does: one line per step, with its seconds. */
export function createProgress(stream = process.stderr) {
  const running = new Map();

  /** On a terminal the last line tells what runs now; elsewhere every step is said once when it begins. */
  function redraw() {
    if (!stream.isTTY) return;
    const line = [...running.values()].map(({ title, note }) => (note ? `${title} ${note}` : title)).join(' · ');
    stream.write(`\r\u001B[K${line.slice(0, (stream.columns ?? 80) - 1)}`);
  }

  function line(text) {
    stream.write(`${stream.isTTY ? '\r\u001B[K' : ''}${text}\n`);
    redraw();
  }

  /** Begins a step. */
  function step(title) {
    const began = performance.now();
    const state = { title: `${title} …`, note: '' };
    running.set(state, state);
    if (stream.isTTY) redraw();
    else line(state.title);
    const end = (mark, note) => {
      running.delete(state);
      line(`${mark} ${title}${note ? `: ${note}` : ''} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    };
    return {
      /** What is known of it by now. */
      note(text) {
        state.note = text;
        redraw();
      },
      done: (note) => end('✓', note),
      failed: (note) => end('✗', note),
    };
  }

  /** Runs `work` as a step. */
  async function during(title, work) {
    const { note, done, failed } = step(title);
    try {
      const result = await work(note);
      done();
      return result;
    } catch (error) {
      failed();
      throw error;
    }
  }

  return { line, step, during };
}
