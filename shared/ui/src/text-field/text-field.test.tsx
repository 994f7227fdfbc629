import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Held(props: Partial<TextFieldProps> & { start?: string }) {
  const { start = '', ...rest } = props;
  const [value, setValue] = useState(start);
  return <TextField label="Name" {...rest} value={value} onValueChange={setValue} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });

test('it has a label', () => {
  render(<Held />);
  expect(input()).toBeTruthy();
});

test('it is described by its helper, then by its error', () => {
  const { rerender } = render(<Held helper="4 to 32 characters" />);
  const description = () => document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent;
  expect([description(), input().getAttribute('aria-invalid')]).toEqual(['4 to 32 characters', null]);
  rerender(<Held helper="4 to 32 characters" error="Too short" />);
  expect([description(), input().getAttribute('aria-invalid')]).toEqual(['Too short', 'true']);
});

test('it drops spaces around the text when it is left', async () => {
  render(<Held />);
  await userEvent.type(input(), '  kiln ');
  expect(input().value).toBe('  kiln ');
  await userEvent.tab();
  expect(input().value).toBe('kiln');
});

test('it leaves a password as it was typed', async () => {
  render(<Held type="password" start=" secret " />);
  fireEvent.blur(screen.getByLabelText('Name'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(' secret ');
});

test('it empties itself by a button and keeps the focus', async () => {
  render(<Held start="kiln" clearLabel="Clear" />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input().value).toBe('');
  expect(document.activeElement).toBe(input());
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test.each([
  ['isComposing', { isComposing: true }],
  ['key code 229', { keyCode: 229 }],
])('it sends nothing by an Enter that belongs to an input method: %s', (_name, init) => {
  render(<Held />);
  const isAllowed = fireEvent.keyDown(input(), { key: 'Enter', ...init });
  expect(isAllowed).toBe(false);
});

test('it lets any other Enter pass', () => {
  const onKeyDown = jest.fn();
  render(<Held onKeyDown={onKeyDown} />);
  expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('it marks what is as it must be, unless there is an error', () => {
  const { container, rerender } = render(<Held valid />);
  expect(container.querySelector('.good')).toBeTruthy();
  rerender(<Held valid error="Taken" />);
  expect(container.querySelector('.good')).toBeNull();
});
