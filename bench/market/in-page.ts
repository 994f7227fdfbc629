// Runs in every document of the browser, bundled: scrolls, tells how long pictures take and how many cards there are, and sees changes.

/** A fling of a wheel, px a frame. */
const STEP_PX = 120;
const PATIENCE_MS = 120_000;
const FRAME_MS = 10_000;

/** What was seen while something scrolled. */
export interface Scrolled {
  /** Ms between two pictures. */
  intervals: number[];
  /** Most cards that stood in the document at once. */
  cards: number;
}

const countCards = () => document.querySelectorAll('article').length;

/** Resolves with the time of the next picture. @throws Error where none comes, as happens to Chromium without a graphics card now and then */
function frame(): Promise<number> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the browser paints no more')), FRAME_MS);
    requestAnimationFrame((now) => {
      clearTimeout(late);
      resolve(now);
    });
  });
}

/** Scrolls a page for some time, to its end and back, again and again. */
async function scroll(seconds: number): Promise<Scrolled> {
  const seen: Scrolled = { intervals: [], cards: 0 };
  let step = STEP_PX;
  let last = await frame();
  for (const end = last + seconds * 1000; last < end;) {
    const before = scrollY;
    scrollBy(0, step);
    if (scrollY === before) step = -step;
    const now = await frame();
    seen.intervals.push(now - last);
    seen.cards = Math.max(seen.cards, countCards());
    last = now;
  }
  return seen;
}

/** Goes to the end of a list again and again, until so many of its items are there. @throws Error where no more come */
async function load(items: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const reached = () => Math.max(0, ...[...document.querySelectorAll('[aria-posinset]')].map((one) => Number(one.ariaPosInSet)));
  while (reached() < items) {
    scrollTo(0, document.documentElement.scrollHeight);
    await frame();
    if (performance.now() > end) throw new Error(`${reached()} items came of ${items}`);
  }
  scrollTo(0, 0);
}

/** A document with so many of the cards of this one, which its style sheets dress, and nothing that runs. */
async function plain(count: number): Promise<string> {
  const cards = new Map<string, string>();
  for (scrollTo(0, 0); cards.size < count; scrollBy(0, innerHeight / 2)) {
    await frame();
    for (const card of document.querySelectorAll('[aria-posinset] article')) cards.set(card.closest('li')!.ariaPosInSet!, card.outerHTML);
  }
  const { width, height } = document.querySelector('[aria-posinset]')!.getBoundingClientRect();
  const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')].map((sheet) => sheet.outerHTML).join('');
  const [begin, end] = (document.documentElement.cloneNode(false) as HTMLElement).outerHTML.split(/(?=<\/html>$)/);
  const content = `<head>${sheets}</head><body><main><ul style="display: grid; grid-template-columns: repeat(auto-fill, ${width}px);
    gap: 12px; padding: 24px; list-style: none">${[...cards.values()]
      .slice(0, count)
      .map((card) => `<li style="block-size: ${height}px">${card}</li>`)
      .join('')}</ul></main></body>`;
  return `<!doctype html>${begin}${content}${end}`;
}

/** A change that has not come by then never does. */
const LATEST_MS = 10_000;
let sold: Promise<number> | undefined;

/** Begins to wait until the card whose address ends so is no longer for sale. */
function watchSold(end: string): void {
  const latest = performance.now() + LATEST_MS;
  const isListed = () => document.querySelector(`article:has(a[href$="${end}"]) [data-listed]`) !== null;
  sold = new Promise((resolve) => {
    const look = () => (isListed() && performance.now() < latest ? requestAnimationFrame(look) : setTimeout(() => resolve(Date.now())));
    requestAnimationFrame(look);
  });
}

Object.assign(window, {
  bench: {
    scroll,
    load,
    plain,
    watchSold,
    /** When the change was painted, ms since the epoch. */
    sold: () => sold,
  },
});
