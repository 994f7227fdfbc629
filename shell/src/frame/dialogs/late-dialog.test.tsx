import { expect, jest, test } from '@jest/globals';
import { failureReported, toastShown } from '@mortar/host';
import { act, waitFor } from '@testing-library/react';
import { createWatch } from 'effector';
import type { ReactElement } from 'react';
import { renderWithin } from '../../testing/render-within.tsx';
import { lateDialog } from './late-dialog.tsx';

const nothing = () => {};
const shown = (element: ReactElement) => act(async () => renderWithin(element));

test('it says so and goes when its code does not come, and tries again with the next opening', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(nothing); // React tells of what a boundary caught.
  const load = jest.fn<() => Promise<never>>().mockRejectedValue(new Error('Loading chunk rewards failed'));
  const Late = lateDialog(load);
  const closed = jest.fn();
  const told = jest.fn();
  const reported = jest.fn();
  createWatch({ unit: toastShown, fn: told });
  createWatch({ unit: failureReported, fn: reported });
  const { unmount } = await shown(<Late open onClose={nothing} onClosed={closed} props={{}} />);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(told.mock.calls).toEqual([[{ type: 'error', text: 'This couldn’t be opened. Please try again.' }]]);
  expect(reported).toHaveBeenCalledTimes(1);
  unmount();
  await shown(<Late open onClose={nothing} onClosed={closed} props={{}} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  silent.mockRestore();
});

test('it leaves the stack when it is closed before it was there', async () => {
  const Late = lateDialog(() => new Promise(nothing));
  const closed = jest.fn();
  await shown(<Late open={false} onClose={nothing} onClosed={closed} props={{}} />);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});
