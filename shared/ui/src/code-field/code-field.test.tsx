import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe.ts';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

function Held({ start = '', ...rest }: Partial<CodeFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <CodeField label="Code" {...rest} value={value} onValueChange={setValue} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const boxes = () => [...document.querySelectorAll('.box')];
const digits = () => boxes().map((box) => box.textContent);
const active = () => boxes().findIndex((box) => box.hasAttribute('data-active'));

async function focused(start = '') {
  const user = userEvent.setup();
  render(<Held start={start} />);
  await user.tab();
  await user.keyboard('{End}');
  return user;
}

test('it puts one digit in each box and goes on to the next', async () => {
  const user = await focused();
  expect(active()).toBe(0);
  await user.keyboard('71');
  expect([digits(), active()]).toEqual([['7', '1', '', ''], 2]);
});

test('it takes digits only, and no fifth', async () => {
  const user = await focused();
  await user.keyboard('a7 1-2３45');
  expect(input().value).toBe('7123');
});

test('it goes back from an empty box with backspace', async () => {
  const user = await focused('712');
  await user.keyboard('{Backspace}');
  expect([digits(), active()]).toEqual([['7', '1', '', ''], 2]);
});

test('it moves with the arrows and replaces the digit it stands on', async () => {
  const user = await focused('7123');
  await user.keyboard('{Home}{ArrowRight}9');
  expect([input().value, active()]).toEqual(['7923', 2]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(active()).toBe(0);
  await user.keyboard('{End}');
  expect(active()).toBe(3);
});

test.each([
  ['the code alone', '4821'],
  ['the code among words', 'Your code is 48 21.'],
  ['full-width digits', '４８２１'],
])('it takes a paste of %s over what was there', async (_what, text) => {
  const user = await focused('7');
  await user.paste(text);
  expect(input().value).toBe('4821');
});

test('it shows that the next key replaces everything when everything was selected by script', async () => {
  await focused('7120');
  act(() => {
    input().select();
    document.dispatchEvent(new Event('selectionchange'));
  });
  expect(boxes().every((box) => box.hasAttribute('data-active'))).toBe(true);
});

test('it leaves an input method alone until it is done', () => {
  render(<Held />);
  act(() => input().focus());
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '１２' }, isComposing: true });
  expect(input().value).toBe('１２');
  expect(fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })).toBe(false);
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('12');
});

test('it is offered the code of a message, on a keyboard of digits', () => {
  render(<Held />);
  expect([input().inputMode || input().getAttribute('inputmode'), input().autocomplete]).toEqual(['numeric', 'one-time-code']);
});

test('it is described by its status and its error, and announces the error', async () => {
  const { rerender } = render(<Held status="Code Sent" />);
  const described = () => (input().getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect([described(), input().getAttribute('aria-invalid')]).toEqual([['Code Sent', ''], null]);
  rerender(<Held status="Code Sent" error="Wrong code" />);
  expect([described(), input().getAttribute('aria-invalid')]).toEqual([['Code Sent', 'Wrong code'], 'true']);
  expect(screen.getByRole('alert').textContent).toBe('Wrong code');
  expect(await axeFindings()).toEqual([]);
});
