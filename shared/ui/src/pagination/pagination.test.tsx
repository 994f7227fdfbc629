import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from '../navigation.ts';
import { pageList } from './page-list.ts';

const show = (page: number, pages: number, hrefOf?: (page: number) => string) => {
  const onPageChange = jest.fn();
  render(
    <Pagination
      label="Pages"
      page={page}
      pages={pages}
      onPageChange={onPageChange}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={(at) => `Page ${at}`}
      {...(hrefOf ? { hrefOf } : {})}
    />,
  );
  return onPageChange;
};

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('it leaves a gap only for more than one page: %s of %s', (page, pages, expected) => {
  expect(pageList(page, pages)).toEqual(expected);
});

test('it marks the page it is on and goes to others', async () => {
  const onPageChange = show(2, 9);
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Page 9' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onPageChange.mock.calls).toEqual([[9], [3], [1]]);
});

test('it cannot go before the first page, and says so without vanishing', async () => {
  const onPageChange = show(1, 9);
  const previous = screen.getByRole('button', { name: 'Previous' });
  await userEvent.click(previous);
  expect([previous.getAttribute('aria-disabled'), onPageChange.mock.calls.length]).toEqual(['true', 0]);
});

test('it has addresses that open elsewhere with a modifier', () => {
  const onPageChange = show(1, 9, (page) => `?page=${page}`);
  const link = screen.getByRole('link', { name: 'Page 2' });
  expect(link.getAttribute('href')).toBe('?page=2');
  expect(fireEvent.click(link, { metaKey: true })).toBe(true);
  expect(onPageChange).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(onPageChange).toHaveBeenCalledWith(2);
});

test('it shows nothing for one page', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
