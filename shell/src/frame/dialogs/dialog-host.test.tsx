import { afterEach, expect, jest, test } from '@jest/globals';
import { confirmFx, dialogOpened, failureReported, toastShown, type ConfirmRequest, type DialogRequest } from '@mortar/host';
import { Dialog as Overlay } from '@mortar/ui/overlay';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createWatch, scopeBind } from 'effector';
import { useEffect } from 'react';
import type { Remotes } from '../../core/federation/remotes.ts';
import { areaOf } from '../../core/reporting/areas.ts';
import { RemotesProvider } from '../../core/remote-part/remotes-context.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { confirmHandler } from '../../core/dialogs/model.ts';
import { DialogHost } from './dialog-host.tsx';

const dialog = jest.fn<(remote: string, name: string, locale: string) => Promise<unknown>>();
const crashed = jest.fn((_remote: string, _version: string, _error: Error) => false);

function start() {
  const page = (
    <RemotesProvider value={{ dialog, crashed, used: () => undefined, rendering: () => undefined } as unknown as Remotes}>
      <DialogHost />
    </RemotesProvider>
  );
  const { scope } = renderWithin(page, { handlers: [[confirmFx, confirmHandler]] });
  return {
    scope,
    open: (name: string, props = {}) => act(async () => scopeBind(dialogOpened, { scope })({ name, props } as DialogRequest)),
    ask(request: ConfirmRequest): Promise<1 | 2> {
      let answer: Promise<1 | 2>;
      act(() => void (answer = scopeBind(confirmFx, { scope })(request)));
      return answer!;
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  dialog.mockReset();
});

test('it says that no swap is configured', async () => {
  const { open } = start();
  await open('shell.buy-not-configured');
  const shown = await screen.findByRole('dialog', { name: 'Not on sale yet' });
  expect(shown.textContent).toContain('nothing to buy here yet');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['Lay it', 1],
  ['Not yet', 2],
])('it resolves a question by %s to %s', async (label, choice) => {
  const { ask } = start();
  const answer = ask({ title: 'Lay the brick?', content: 'It stays.', confirmLabel: 'Lay it', cancelLabel: 'Not yet' });
  await screen.findByRole('alertdialog', { name: 'Lay the brick?' });
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect(await answer).toBe(choice);
});

test('it has one button where there is nothing to cancel', async () => {
  const { ask } = start();
  const answer = ask({ content: 'Done.' });
  await screen.findByRole('alertdialog', { name: 'Done.' });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await answer).toBe(1);
});

test('it shows a dialog of a remote with its own messages until it closes itself', async () => {
  const Dialog = ({ close, props }: { close: () => void; props: Record<string, unknown> }) => (
    <button type="button" onClick={close}>
      {String(props['what'])}
    </button>
  );
  dialog.mockResolvedValue({ part: { Dialog }, messages: {} });
  const { open } = start();
  await open('quiz.cards', { what: 'Three cards' });
  expect(dialog).toHaveBeenCalledWith('quiz', 'cards', 'en');
  await userEvent.click(await screen.findByRole('button', { name: 'Three cards' }));
  expect(screen.queryByRole('button')).toBeNull();
});

test('it names the area of a dialog of a remote, and none for its own', async () => {
  const Dialog = ({ close }: { close: () => void }) => (
    <Overlay open onClose={close} title="Three cards" closeLabel="Close">
      <i data-testid="deep" />
    </Overlay>
  );
  dialog.mockResolvedValue({ part: { Dialog }, version: '2.0.0', messages: {} });
  const { open } = start();
  await open('quiz.cards');
  expect(areaOf(await screen.findByTestId('deep'))).toEqual({ remote: 'quiz', version: '2.0.0' });
  await open('shell.buy-not-configured');
  expect(areaOf(await screen.findByRole('dialog', { name: 'Not on sale yet' }))).toBeUndefined();
});

test('it keeps the order in which dialogs were asked for, however late a remote comes', async () => {
  let come: (opened: unknown) => void = () => undefined;
  dialog.mockReturnValue(new Promise((resolve) => (come = resolve)));
  const { open } = start();
  await open('quiz.cards');
  await open('shell.buy-not-configured');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => come({ part: { Dialog: () => <p>Three cards</p> }, messages: {} }));
  const above = await screen.findByRole('dialog', { name: 'Not on sale yet' });
  expect(screen.getByText('Three cards').compareDocumentPosition(above)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('it takes away a dialog that breaks, and says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  dialog.mockRejectedValue(new Error('quiz has no dialog cards'));
  const { open, scope } = start();
  const [told, reported] = [jest.fn(), jest.fn()];
  createWatch({ unit: toastShown, scope, fn: told });
  createWatch({ unit: failureReported, scope, fn: reported });
  await open('quiz.cards');
  await waitFor(() => expect(told).toHaveBeenCalledWith({ type: 'error', text: expect.any(String) }));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'quiz has no dialog cards', remote: 'quiz' }));
});

test('it shows the version that takes the place of one whose dialog throws when it is mounted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  crashed.mockReturnValueOnce(true);
  const Broken = () => {
    useEffect(() => {
      throw new Error('cards broke');
    }, []);
    return <p>Painted</p>;
  };
  dialog.mockResolvedValueOnce({ part: { Dialog: Broken }, version: '2.0.0', messages: {} });
  dialog.mockResolvedValueOnce({ part: { Dialog: () => <p>Three cards</p> }, version: '1.0.0', messages: {} });
  const { open, scope } = start();
  const [told, reported] = [jest.fn(), jest.fn()];
  createWatch({ unit: toastShown, scope, fn: told });
  createWatch({ unit: failureReported, scope, fn: reported });
  await open('quiz.cards');
  await screen.findByText('Three cards');
  expect(crashed).toHaveBeenCalledWith('quiz', '2.0.0', expect.any(Error));
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'cards broke', remote: 'quiz', version: '2.0.0' }));
  expect(told).not.toHaveBeenCalled();
});
