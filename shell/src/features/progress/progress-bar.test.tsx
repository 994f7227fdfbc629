import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithin } from '../../testing/render-within.tsx';
import { $progress, type Progress } from './model.ts';
import { ProgressBar } from './progress-bar.tsx';

const show = (progress: Progress) => renderWithin(<ProgressBar />, { values: [[$progress, progress]] });

test('it crosses the page in 5 s', () => {
  show('running');
  const bar = screen.getByRole('progressbar', { name: 'Loading the page' });
  expect(bar.style.transitionDuration).toBe('5000ms');
  expect(bar.dataset['state']).toBe('running');
});

test.each(['finished', 'failed'] as const)('it goes within 500 ms when %s', (progress) => {
  show(progress);
  const bar = screen.getByRole('progressbar');
  expect(bar.style.transitionDuration).toBe('500ms');
  expect(bar.dataset['state']).toBe(progress);
});

test('outside the landmarks it is said as a live region', () => {
  show('running');
  expect(screen.getByRole('progressbar').closest('[aria-live="polite"]')).not.toBeNull();
});

test('it is not there when nothing is under way', () => {
  show('hidden');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
