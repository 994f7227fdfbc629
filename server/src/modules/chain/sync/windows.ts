const FIRST = 100;
const MOST = 5000;
/** Logs that an answer should have: more would only take memory, and wait for each other. */
const WANTED = 4000;

/** How many blocks to ask for at once: as their logs come in good portions, and fewer after a failure, for servers that limit their answers. */
export function createWindows() {
  let size = FIRST;
  return {
    size: () => size,
    /** @param blocks that were asked for @throws what the work throws */
    async tell<Answer extends { logs: readonly unknown[] }>(blocks: number, work: () => Promise<Answer>): Promise<Answer> {
      try {
        const answer = await work();
        const wanted = Math.ceil((blocks * WANTED) / Math.max(1, answer.logs.length));
        size = Math.min(MOST, 2 * size, wanted);
        return answer;
      } catch (error) {
        size = Math.max(1, Math.floor(size / 4));
        throw error;
      }
    },
  };
}
