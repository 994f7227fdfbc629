import type { Locale } from '@mortar/protocol';
import { keepIntrinsics } from '../../core/federation/intrinsics.ts';
import styles from './empty-page.module.css';

/** Not from the catalogue: these texts are for the moment when nothing else of the page works. */
const TEXTS: Record<Locale, { title: string; text: string; reload: string }> = {
  en: {
    title: 'This page stopped working',
    text: 'Something on it broke. Reloading usually helps.',
    reload: 'Reload',
  },
  'zh-HK': {
    title: '這一頁無法運作',
    text: '頁面某部分出錯。重新載入通常可以解決。',
    reload: '重新載入',
  },
};

/** A page may be empty for a moment between two others. */
export const GRACE_MS = 1000;

const later = setTimeout;

/**
 * Says what happened, and offers to load the page again, where the place of the site is empty for longer than a moment:
 * React takes everything away when something breaks outside of all boundaries. Call the result to look now. Here is no
 * React, no catalogue, and nothing of the platform that a remote might have changed.
 */
export function watchEmptyPage(place: HTMLElement, reload = () => location.reload()): () => void {
  const restore = keepIntrinsics();
  const isEmpty = () => place.textContent.trim() === '';
  const look = () => {
    restore();
    if (isEmpty()) place.append(notice(reload));
  };
  new MutationObserver(() => {
    if (place.firstElementChild === null || isEmpty()) later(look, GRACE_MS);
  }).observe(place, { childList: true });
  return look;
}

function notice(reload: () => void): HTMLElement {
  const texts = TEXTS[document.documentElement.lang === 'zh-HK' ? 'zh-HK' : 'en'];
  const main = document.createElement('main');
  const title = document.createElement('h1');
  const text = document.createElement('p');
  const button = document.createElement('button');
  main.className = styles['page'] ?? '';
  title.className = styles['title'] ?? '';
  button.className = styles['reload'] ?? '';
  title.textContent = texts.title;
  text.textContent = texts.text;
  button.textContent = texts.reload;
  button.type = 'button';
  button.addEventListener('click', reload);
  text.role = 'alert';
  main.append(title, text, button);
  return main;
}
