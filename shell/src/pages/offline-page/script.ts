import { isLocale, isTheme, LOCALE_COOKIE, THEME_COOKIE } from '@mortar/protocol';
import { readCookie } from '@mortar/host/cookies';
import { isServed } from '../../lib/is-served.ts';

/** Waits between looks for the site, in ms; the last one repeats. */
const LOOK_AFTER_MS = [1000, 2000, 4000, 8000];

interface Page {
  /** Loads the wanted address, which is this page's own. */
  reload(): void;
  /** This document itself came by loading the address again: it does not hurry to do so once more. */
  isReloaded: boolean;
}

/** Language and theme may have been chosen after this page was kept. */
function dress(): void {
  const { documentElement: page } = document;
  const [locale, theme] = [readCookie(LOCALE_COOKIE), readCookie(THEME_COOKIE)];
  if (isLocale(locale)) page.lang = locale;
  if (isTheme(theme)) page.dataset['theme'] = theme;
  for (const part of document.querySelectorAll<HTMLElement>('[data-locale]')) part.hidden = part.lang !== page.lang;
  document.title = document.querySelector<HTMLElement>('[data-locale]:not([hidden]) [data-title]')?.dataset['title'] ?? document.title;
}

function show(attribute: 'reason' | 'word', value: string): void {
  for (const part of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`)) part.hidden = part.dataset[attribute] !== value;
}

const sayReason = () => show('reason', navigator.onLine ? 'silent' : 'offline');

/** Looks for the site, at once where somebody asks or the network comes back, and opens the wanted address when it is there. */
export function startOfflinePage({ reload, isReloaded }: Page): void {
  let looks = isReloaded ? LOOK_AFTER_MS.length - 1 : 0;
  let looking: Promise<boolean> | undefined;

  const look = () => (looking ??= lookOnce().finally(() => (looking = undefined)));
  async function lookOnce(): Promise<boolean> {
    const served = await isServed();
    if (served) reload();
    return served;
  }
  const later = () => setTimeout(() => void lookAgain(), LOOK_AFTER_MS[Math.min(looks++, LOOK_AFTER_MS.length - 1)]);
  async function lookAgain(): Promise<void> {
    const isWorthIt = navigator.onLine && document.visibilityState === 'visible';
    if (!isWorthIt || !(await look())) later();
  }
  async function tryNow(): Promise<void> {
    show('word', 'trying');
    if (!(await look())) show('word', 'still');
  }

  dress();
  sayReason();
  for (const button of document.querySelectorAll('[data-again]')) button.addEventListener('click', () => void tryNow());
  addEventListener('offline', sayReason);
  addEventListener('online', () => {
    sayReason();
    void look();
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void look());
  later();
}
