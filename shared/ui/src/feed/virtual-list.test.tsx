import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { installResizeObserver } from '../testing/resizes.ts';
import { axeFindings } from '../testing/axe.ts';
import { VirtualList, type VirtualListProps } from './virtual-list.tsx';

const ROW = 50;
const HEIGHT = 400;

// jsdom has no layout: every article is 50 px high, the box that scrolls 400.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'ARTICLE' ? ROW : HEIGHT;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000 * ROW);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT);
  installResizeObserver();
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
    setTimeout(() => act(() => void this.dispatchEvent(new Event('scroll')))); // As a browser does: later.
  } as typeof Element.prototype.scrollTo;
});
afterEach(() => void jest.restoreAllMocks());

const names = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `Brick ${from + index}`);

function list(props: Partial<VirtualListProps<string>> = {}) {
  return (
    <main>
      <VirtualList
        items={names(0, 10_000)}
        itemKey={(item) => item}
        itemLabel={(item) => item}
        label="Bricks"
        estimate={ROW}
        gap={0}
        scroll="box"
        {...props}
      >
        {(item) => <p>{item}</p>}
      </VirtualList>
    </main>
  );
}
const articles = () => screen.getAllByRole('article');
const box = () => screen.getByRole('feed').parentElement!;
const scrollTo = (top: number) => act(() => box().scrollTo({ top }));

test('it keeps few of ten thousand in the page, each with its place in the whole', async () => {
  render(list());
  expect(articles().length).toBeLessThan(30);
  expect(articles()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(articles()[0]?.getAttribute('aria-setsize')).toBe('10000');
  expect(screen.getByRole('feed').style.blockSize).toBe(`${10_000 * ROW}px`);
  expect(await axeFindings()).toEqual([]);
});

test('it shows what is scrolled to and tells which item is at the top', async () => {
  const onAnchorChange = jest.fn();
  render(list({ onAnchorChange }));
  scrollTo(200 * ROW);
  await waitFor(() => expect(screen.getByText('Brick 200')).toBeTruthy());
  expect(screen.queryByText('Brick 0')).toBeNull();
  expect(onAnchorChange).toHaveBeenLastCalledWith('Brick 200');
});

test('it starts at the item that was left', async () => {
  render(list({ anchor: 'Brick 500' }));
  await waitFor(() => expect(screen.getByText('Brick 500')).toBeTruthy());
  expect(box().scrollTop).toBe(500 * ROW);
});

test('it pushes nobody away when items come above', async () => {
  const { rerender } = render(list({ items: names(100, 1000) }));
  scrollTo(50 * ROW);
  await waitFor(() => expect(screen.getByText('Brick 150')).toBeTruthy());
  rerender(list({ items: names(80, 1000) }));
  await waitFor(() => expect(box().scrollTop).toBe(70 * ROW));
  await waitFor(() => expect(screen.getByText('Brick 150')).toBeTruthy());
});

test('it goes on by keyboard to an article that was not in the page', async () => {
  render(list());
  const last = articles().at(-1)!;
  const next = Number(last.dataset['index']) + 1;
  last.focus();
  fireEvent.keyDown(last, { key: 'PageDown' });
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset['index']).toBe(String(next)));
});

test('it shows an item once that comes twice', () => {
  render(list({ items: ['Clay', 'Sand', 'Clay'] }));
  expect(articles().map((article) => article.textContent)).toEqual(['Clay', 'Sand']);
});
