import { expect, jest, test } from '@jest/globals';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { renderHook } from '@testing-library/react';
import type { Remotes } from '../federation/remotes.ts';
import { RemotesProvider } from './remotes-context.ts';
import { useOpening } from './use-opening.ts';

test('a panel that fails when nobody renders it any more throws at nobody', () => {
  const coming = Promise.reject(new Error('no answer'));
  const listened = jest.spyOn(coming, 'catch');
  const remotes = { panel: () => coming } as unknown as Remotes;
  const { result, unmount } = renderHook(() => useOpening('one', 'late'), {
    wrapper: ({ children }) => (
      <Provider value={fork()}>
        <RemotesProvider value={remotes}>{children}</RemotesProvider>
      </Provider>
    ),
  });
  unmount();
  expect(result.current.coming).toBe(coming);
  expect(listened).toHaveBeenCalled();
});
