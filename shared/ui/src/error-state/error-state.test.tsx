import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from './error-state.tsx';

test('it says what failed, what to do and the code, at once', () => {
  render(
    <ErrorState title="The area did not load" code="1512010">
      Try again.
    </ErrorState>,
  );
  expect(screen.getByRole('alert').textContent).toBe('The area did not loadTry again.1512010');
});

test('it tries again, once while an attempt runs', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<ErrorState title="Failed" retry={{ label: 'Try again', onRetry }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(<ErrorState title="Failed" retry={{ label: 'Try again', onRetry, pending: true }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('it says why an area is empty, with the one thing to do', () => {
  render(
    <EmptyState kind="filtered" title="Nothing matches" action={<button type="button">Clear</button>} headingLevel={3}>
      The filter hides eleven items.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing matches' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
});

test('it looks different for each reason', () => {
  const kinds = (['nothing', 'filtered', 'denied'] as const).map(
    (kind) => render(<EmptyState kind={kind} title="Empty" />).container.querySelector('svg')!.dataset['kind'],
  );
  expect(new Set(kinds).size).toBe(3);
});
