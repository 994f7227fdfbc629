import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField, type NumberFieldProps } from '../fields.ts';
import { addDecimals, compareDecimals } from './decimal.ts';
import { fromReading, toReading } from './separators.ts';

const HUGE = '123456789012345678901234567890.123456789012345678';

function Held({
  start = null,
  told = () => {},
  ...rest
}: Partial<NumberFieldProps> & { start?: string | null; told?: (value: unknown) => void }) {
  const [value, setValue] = useState(start);
  const say = (next: string | null) => (setValue(next), told(next));
  return <NumberField label="Amount" locale="en" errorOf={(problem) => problem} {...rest} value={value} onValueChange={say} />;
}
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test.each([
  ['en', HUGE, '123,456,789,012,345,678,901,234,567,890.123456789012345678'],
  ['zh-HK', '-1234.50', '-1,234.50'],
  ['de', '1234567.5', '1.234.567,5'],
  ['en', '999', '999'],
])('it writes as %s writes, and reads it back: %s', (locale, decimal, reading) => {
  expect([toReading(decimal, locale), fromReading(reading, locale)]).toEqual([reading, decimal]);
});

test.each([
  ['１２．５', '12.5'],
  [' 1 234 ', '1234'],
  ['007', '7'],
  ['.5', '0.5'],
  ['−3', '-3'],
  ['1e5', null],
  ['12a', null],
  ['', null],
])('it understands %s as %s', (text, decimal) => {
  expect(fromReading(text, 'en')).toBe(decimal);
});

test('it adds and compares without a float', () => {
  expect([addDecimals('0.1', '0.2'), addDecimals('-1', '0.25'), addDecimals(HUGE, '1')]).toEqual([
    '0.3',
    '-0.75',
    '123456789012345678901234567891.123456789012345678',
  ]);
  expect([compareDecimals('0.30', '0.3'), compareDecimals('-2', '1'), compareDecimals('10', '9.99')]).toEqual([0, -1, 1]);
});

test('it keeps every digit of what is pasted', async () => {
  const told = jest.fn();
  render(<Held told={told} />);
  await userEvent.click(input());
  await userEvent.paste(HUGE);
  expect(told).toHaveBeenLastCalledWith(HUGE);
  await userEvent.tab();
  expect(input().value).toBe(toReading(HUGE, 'en'));
});

test('it says what is wrong when it is left, and keeps what was typed', async () => {
  const told = jest.fn();
  render(<Held told={told} places={2} max="100" />);
  await userEvent.type(input(), '12.345');
  await userEvent.tab();
  expect([input().value, screen.getByText('too many places') !== null, input().getAttribute('aria-invalid')]).toEqual([
    '12.345',
    true,
    'true',
  ]);
  expect(told).toHaveBeenLastCalledWith(null);
  await userEvent.clear(input());
  await userEvent.type(input(), '101');
  await userEvent.tab();
  expect(screen.getByText('too large')).toBeTruthy();
  await userEvent.clear(input());
  await userEvent.type(input(), '100');
  await userEvent.tab();
  expect([input().getAttribute('aria-invalid'), told.mock.lastCall]).toEqual([null, ['100']]);
});

test('it steps by arrow keys and buttons, within its bounds', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  render(<Held told={told} start="0.2" step="0.1" max="0.4" min="0" lessLabel="Less" moreLabel="More" />);
  await user.click(input());
  await user.keyboard('{ArrowUp}');
  expect([told.mock.lastCall, input().value]).toEqual([['0.3'], '0.3']);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(told.mock.lastCall).toEqual(['0.4']);
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(told.mock.lastCall).toEqual(['0.3']);
});
