import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type ConfirmDialogProps } from '../../overlay.ts';

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onChoice = jest.fn<ConfirmDialogProps['onChoice']>();
  render(<ConfirmDialog open title="Send?" content="38 remain" confirmLabel="Send" cancelLabel="Cancel" onChoice={onChoice} {...props} />);
  return { onChoice, user: userEvent.setup() };
}

test.each([
  ['Send', 1],
  ['Cancel', 2],
])('it answers %s with %i', async (name, choice) => {
  const { onChoice, user } = ask();
  await user.click(await screen.findByRole('button', { name }));
  expect(onChoice.mock.calls).toEqual([[choice]]);
});

test('it answers Esc with 2', async () => {
  const { onChoice, user } = ask();
  const question = await screen.findByRole('alertdialog', { name: 'Send?' });
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(onChoice.mock.calls).toEqual([[2]]);
});

test('it has one button without a cancel label, and a press outside does nothing', async () => {
  const { onChoice, user } = ask({ cancelLabel: undefined });
  await screen.findByRole('alertdialog');
  expect(screen.getAllByRole('button').length).toBe(1);
  await user.click(document.body);
  expect(onChoice).not.toHaveBeenCalled();
});

test('it is named by its content where it has no title', async () => {
  ask({ title: undefined });
  expect(await screen.findByRole('alertdialog', { name: '38 remain' })).toBeTruthy();
});

test.each([
  [false, 'Send'],
  [true, 'Cancel'],
])('it gives the focus, with danger %s, to %s', async (danger, name) => {
  ask({ danger });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(name));
});

test('it takes one answer, even when it is pressed twice', async () => {
  const onChoice = jest.fn<ConfirmDialogProps['onChoice']>();
  const { rerender } = render(<ConfirmDialog open confirmLabel="Send" onChoice={onChoice} />);
  const button = await screen.findByRole('button', { name: 'Send' });
  fireEvent.click(button);
  rerender(<ConfirmDialog open={false} confirmLabel="Send" onChoice={onChoice} />);
  fireEvent.click(button);
  expect(onChoice).toHaveBeenCalledTimes(1);
});
