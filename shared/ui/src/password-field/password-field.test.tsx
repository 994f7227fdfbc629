import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe.ts';
import { PasswordField } from './password-field.tsx';

function Held({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      showLabel="Show password"
      hideLabel="Hide password"
      rules={[{ label: '8 characters', isMet: value.length >= 8, metLabel: 'Met' }]}
      value={value}
      onValueChange={setValue}
    />
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Password');

test('it hides what is typed, shows it on demand and keeps the focus', async () => {
  render(<Held start="kiln" />);
  expect(input().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect([input().type, document.activeElement]).toEqual(['text', input()]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input().type).toBe('password');
});

test('it takes a paste and keeps every sign of it, shown or not', async () => {
  render(<Held />);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.paste(' 磚 瓦 kiln ');
  await userEvent.tab();
  expect(input().value).toBe(' 磚 瓦 kiln ');
});

test('it tells a password manager what the field is for', () => {
  render(<Held />);
  expect(input().getAttribute('autocomplete')).toBe('new-password');
});

test('it marks a rule as soon as it is met', async () => {
  render(<Held start="1234567" />);
  expect(screen.queryByRole('img', { name: 'Met' })).toBeNull();
  await userEvent.type(input(), '8');
  expect(screen.getByRole('img', { name: 'Met' }).closest('li')?.textContent).toBe('8 characters');
});

test('it has nothing that axe objects to', async () => {
  render(<Held start="kiln" />);
  expect(await axeFindings()).toEqual([]);
});
