import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button.tsx';

const onOutcome = jest.fn();
afterEach(() => {
  jest.restoreAllMocks();
  onOutcome.mockReset();
  Reflect.deleteProperty(document, 'execCommand');
});

function start() {
  const user = userEvent.setup();
  render(<CopyButton value="0x1234567890" label="Copy the address" iconOnly onOutcome={onOutcome} />);
  return { user, button: () => screen.getByRole('button', { name: 'Copy the address' }) };
}

/** jsdom has no way of its own to copy what is selected. */
function selectedCopy(succeeds: boolean) {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push((document.activeElement as HTMLTextAreaElement).value);
    return succeeds;
  };
  return copied;
}

test('it copies the whole value by keyboard and says so', async () => {
  const { user } = start();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await navigator.clipboard.readText()).toBe('0x1234567890');
  expect(onOutcome.mock.calls).toEqual([[true]]);
});

test('it copies by selecting where the clipboard is refused, and keeps the focus', async () => {
  const { user, button } = start();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const copied = selectedCopy(true);
  await user.click(button());
  expect(copied).toEqual(['0x1234567890']);
  expect(onOutcome.mock.calls).toEqual([[true]]);
  expect(document.activeElement).toBe(button());
  expect(document.querySelector('textarea')).toBeNull();
});

test('it says that nothing was copied where neither works', async () => {
  const { user, button } = start();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  selectedCopy(false);
  await user.click(button());
  expect(onOutcome.mock.calls).toEqual([[false]]);
});
