import { expect, test } from '@jest/globals';
import { renderWithin } from '../../testing/render-within.tsx';
import { useHead } from './index.ts';

function Page({ description }: { description?: string }) {
  useHead({ title: '磚'.repeat(80), ...(description && { description }) });
  return null;
}

test('it writes the title cut at 72 and the description cut at 300', () => {
  document.head.innerHTML = '<meta name="description" content="old">';
  renderWithin(<Page description={'x'.repeat(301)} />);
  expect(document.title).toBe('磚'.repeat(72));
  expect(document.querySelector('meta')?.content).toBe('x'.repeat(300));
});

test('it keeps the description where a page has none', () => {
  document.head.innerHTML = '<meta name="description" content="old">';
  renderWithin(<Page />);
  expect(document.querySelector('meta')?.content).toBe('old');
});
