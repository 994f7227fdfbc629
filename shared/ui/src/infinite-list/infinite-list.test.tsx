import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axeFindings } from '../testing/axe.ts';
import { installIntersections } from '../testing/intersections.ts';
import { InfiniteList, type InfiniteListProps } from './infinite-list.tsx';

const labels = { more: 'Load more', loading: 'Loading more', failed: 'It did not come', retry: 'Try again', end: 'That was all' };
const onMore = jest.fn();
let view: ReturnType<typeof installIntersections>;
beforeEach(() => {
  jest.useFakeTimers();
  onMore.mockReset();
  view = installIntersections();
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const names = (count: number) => Array.from({ length: count }, (_, index) => `Brick ${index + 1}`);

type Given = Partial<InfiniteListProps<string>>;
function list({ items = names(3), state = 'ready', children = (item) => <p>{item}</p>, ...rest }: Given) {
  return (
    <main>
      <button type="button">Before</button>
      <InfiniteList
        items={items}
        state={state}
        itemKey={(item) => item}
        itemLabel={(item) => item}
        label="Bricks"
        labels={labels}
        onMore={onMore}
        empty={<p>No bricks yet</p>}
        skeleton={<p>Skeleton</p>}
        {...rest}
      >
        {children}
      </InfiniteList>
      <button type="button">After</button>
    </main>
  );
}
function start(given: Given = {}) {
  const { rerender } = render(list(given));
  return (next: Given) => rerender(list(next));
}
const articles = () => screen.getAllByRole('article');

test('it asks for more once its end has been seen for 200 ms', () => {
  start();
  expect(view.margins()).toEqual([{ rootMargin: '0px', scrollMargin: '0px' }]);
  view.setNear(true);
  pass(199);
  expect(onMore).not.toHaveBeenCalled();
  pass(1);
  expect(onMore).toHaveBeenCalledTimes(1);
  pass(5000);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('it does not ask when its end was only passed, nor while more is on its way, nor after the end', () => {
  const show = start();
  view.setNear(true);
  pass(100);
  view.setNear(false);
  pass(1000);
  for (const state of ['loading', 'failed', 'ended'] as const) {
    show({ state });
    view.setNear(true);
    pass(1000);
  }
  expect(onMore).not.toHaveBeenCalled();
});

test('it takes distance and delay', () => {
  start({ distance: 400, delay: 0 });
  expect(view.margins()[0]?.rootMargin).toBe('400px');
  view.setNear(true);
  pass(0);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('it leaves the foot of the page reachable: after five pages a button asks', () => {
  const show = start();
  for (let page = 1; page <= 5; page += 1) {
    view.setNear(true);
    pass(200);
    show({ items: names(3 + page) });
  }
  expect(onMore).toHaveBeenCalledTimes(5);
  view.setNear(true);
  pass(1000);
  expect(onMore).toHaveBeenCalledTimes(5);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onMore).toHaveBeenCalledTimes(6);
});

test('it says that more is on its way, and shows skeletons after 200 ms', () => {
  start({ state: 'loading' });
  expect(screen.getByRole('feed', { name: 'Bricks' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading more');
  expect(screen.queryByText('Skeleton')).toBeNull();
  pass(200);
  expect(screen.getByText('Skeleton')).toBeTruthy();
});

test('it keeps what is there after a failure and tries again', () => {
  start({ state: 'failed' });
  expect(articles()).toHaveLength(3);
  expect(screen.getByRole('alert').textContent).toContain('It did not come');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('it says where it ends, and that there is nothing', () => {
  const show = start({ state: 'ended' });
  expect(screen.getByRole('status').textContent).toBe('That was all');
  show({ state: 'ended', items: [] });
  expect(screen.getByText('No bricks yet')).toBeTruthy();
  expect(screen.queryByRole('feed')).toBeNull();
});

test('it says that the first page did not come, where there is nothing yet', () => {
  start({ state: 'failed', items: [] });
  expect(screen.getByRole('alert').textContent).toContain('It did not come');
  expect(screen.queryByText('No bricks yet')).toBeNull();
  expect(screen.queryByRole('feed')).toBeNull();
});

test('it shows an item once that comes twice', () => {
  start({ items: ['Clay', 'Sand', 'Clay'] });
  expect(articles().map((article) => article.textContent)).toEqual(['Clay', 'Sand']);
});

test('it goes from article to article with Page Down and Page Up', () => {
  start();
  expect(
    articles().map((article) => [article.ariaPosInSet ?? article.getAttribute('aria-posinset'), article.getAttribute('aria-setsize')]),
  ).toEqual([
    ['1', '-1'],
    ['2', '-1'],
    ['3', '-1'],
  ]);
  articles()[0]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
  fireEvent.keyDown(document.activeElement!, { key: 'PageDown' });
  fireEvent.keyDown(document.activeElement!, { key: 'PageUp' });
  expect(document.activeElement).toBe(articles()[1]);
});

test('it can be left by keyboard at once, to either side', () => {
  start();
  articles()[1]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'End', ctrlKey: true });
  expect(document.activeElement?.textContent).toBe('After');
  articles()[1]!.focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Home', ctrlKey: true });
  expect(document.activeElement?.textContent).toBe('Before');
});

test('it leaves keys to a field inside of it', () => {
  start({ children: (item) => <input aria-label={`Name of ${item}`} /> });
  const field = screen.getByRole('textbox', { name: 'Name of Brick 1' });
  field.focus();
  fireEvent.keyDown(field, { key: 'PageDown' });
  expect(document.activeElement).toBe(field);
});

test.each(['ready', 'loading', 'failed', 'ended'] as const)('it has nothing that axe objects to, %s', async (state) => {
  start({ state });
  jest.useRealTimers();
  expect(await axeFindings()).toEqual([]);
});
