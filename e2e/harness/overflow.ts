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
