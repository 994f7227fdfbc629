// Runs in the page, bundled: goes down a feed and looks whether what stands in view stays where it was put.

/** What a walk saw. */
interface FeedWalk {
  /** Posts that were passed. */
  posts: number;
  /** The furthest that a post in view moved by itself, px, as painted. */
  drift: number;
}

/** Scrolls by steps until so many posts were passed; between two steps nothing may move. */
async function walkDown(wanted: number): Promise<FeedWalk> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const rows = () => [...document.querySelectorAll('main article')];
  const [STEP, FRAMES, PATIENCE_MS] = [600, 3, 20_000];
  const seen = new Set<string>();
  let drift = 0;
  let moved = performance.now();
  while (seen.size < wanted) {
    const from = scrollY;
    scrollBy(0, STEP);
    await painted();
    const inView = rows().filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    for (const row of inView) seen.add(row.querySelector('a[data-act=open]')?.getAttribute('href') ?? '');
    const places = inView.map((row) => [row, row.getBoundingClientRect().top] as const);
    for (let frame = 0; frame < FRAMES; frame += 1) {
      await painted();
      for (const [row, top] of places) if (row.isConnected) drift = Math.max(drift, Math.abs(row.getBoundingClientRect().top - top));
    }
    if (scrollY > from) moved = performance.now();
    else if (performance.now() - moved > PATIENCE_MS) throw new Error(`the feed stops after ${seen.size} posts`);
  }
  return { posts: seen.size, drift };
}

Object.assign(window, { bench: { walkDown } });
