import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remotes } from '../../core/federation/remotes.ts';
import { RemotesProvider } from '../../core/remote-part/remotes-context.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { RemoteDown } from './remote-down.tsx';

test('an area is said to be still down only once it was tried again', async () => {
  let askedRegistry = () => undefined as void;
  const remotes: Partial<Remotes> = {
    startOver: () =>
      new Promise((resolve) => {
        askedRegistry = resolve;
      }),
  };
  renderWithin(
    <RemotesProvider value={remotes as Remotes}>
      <RemoteDown remote="quiz" error={new Error('no answer')} />
    </RemotesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => askedRegistry());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('It still isn’t loading.'));
});
