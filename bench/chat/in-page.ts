// Runs in the page, bundled: looks at the messages. Without it each question would go through the test driver.

/** Looks at the log while somebody goes up to its first message, and others come above what they look at. */
export interface Walk {
  /** How often messages came above. */
  prepended: number;
  /** The furthest that a message in view stood from where it had stood before others came above it, px, as painted. */
  drift: number;
}

/** Goes up through a log, as far as it leads. @throws Error where nothing comes although more stands above */
async function walkUp(): Promise<Walk> {
  const log = document.querySelector('[role=log]')!;
  // What is measured within a frame is corrected before it is painted: looked at is what was painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const rows = () => [...log.querySelectorAll('article')];
  const topOf = (row: Element) => row.getBoundingClientRect().top;
  const [NEAR_TOP, PATIENCE_MS, FRAMES_AFTER] = [300, 10_000, 10];
  const walk = { prepended: 0, drift: 0 };
  for (;;) {
    log.scrollTop = NEAR_TOP;
    await painted();
    if (log.querySelector('[aria-posinset="1"]')) return walk;
    const { top, bottom } = log.getBoundingClientRect();
    const anchor = rows().find((row) => topOf(row) > top && row.getBoundingClientRect().bottom < bottom)!;
    const [text, before] = [anchor.textContent, topOf(anchor)];
    const drifted = () => {
      const row = rows().find(({ textContent }) => textContent === text);
      return row ? Math.abs(topOf(row) - before) : Infinity;
    };
    const end = performance.now() + PATIENCE_MS;
    for (let after = 0; after < FRAMES_AFTER; after += log.scrollTop > NEAR_TOP ? 1 : 0) {
      await painted();
      walk.drift = Math.max(walk.drift, drifted());
      if (performance.now() > end) throw new Error('no older messages came');
    }
    walk.prepended += 1;
  }
}

let opened: Promise<number> | undefined;

/** Begins to wait for a click and for a message after it. */
function watchOpening(text: string): void {
  const clicked = new Promise<number>((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const isShown = () => [...document.querySelectorAll('[role=log] article')].some(({ textContent }) => textContent.includes(text));
  const shown = new Promise<number>((resolve) => {
    const look = () => (isShown() ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  opened = Promise.all([clicked, shown]).then(([from, to]) => to - from);
}

/** How many messages the browser keeps. */
async function countKept(): Promise<number> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mortar-im');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
  const count = await new Promise<number>((resolve) => {
    const request = db.transaction('messages').objectStore('messages').count();
    request.onsuccess = () => resolve(request.result);
  });
  db.close();
  return count;
}

Object.assign(window, {
  bench: {
    walkUp,
    watchOpening,
    /** Ms from the click to the paint that showed the message. */
    opened: () => opened,
    countKept,
  },
});
