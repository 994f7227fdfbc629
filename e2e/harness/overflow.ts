import type { Page } from '@playwright/test';

/** Buttons, links and tabs whose words are wider than they are, and the page itself where it can be pushed sideways. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A control's box ends between two pixels.
    const isSpilled = ({ clientWidth, scrollWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1;
    const { clientWidth, scrollWidth } = document.documentElement;
    const controls = [...document.querySelectorAll('button, a, [role="tab"]')].filter(isSpilled);
    const sideways = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : [];
    return [...sideways, ...controls.map((control) => `${control.tagName}: ${control.textContent}`)];
  });
}

/** Words of tables that stand on two lines. */
export function brokenWordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('th, td')) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\w.:@]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}
