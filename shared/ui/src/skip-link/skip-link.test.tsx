import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SkipLink } from './skip-link.tsx';

test('it is the first stop and takes the focus to the content', async () => {
  render(
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <a href="/elsewhere">Elsewhere</a>
      <main id="main">Content</main>
    </>,
  );
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
