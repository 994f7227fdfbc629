import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DateField } from '../fields.ts';

test.each([
  ['en', '2026-03-05', 'Thursday, March 5, 2026'],
  ['zh-HK', '2026-03-05', '2026年3月5日星期四'],
  ['en', '2026-03-05T21:04', 'Thursday, March 5, 2026 at 9:04 PM HKT'],
])('it spells the day out in %s: %s', (locale, value, words) => {
  const zone = value.includes('T') ? { zoneLabel: 'HKT', withTime: true } : {};
  render(<DateField label="Opens" locale={locale} value={value} onValueChange={() => {}} {...zone} />);
  const field = screen.getByLabelText<HTMLInputElement>('Opens');
  const said = document.getElementById(field.getAttribute('aria-describedby')!)!.textContent!.replace(/\s/gu, ' ');
  expect([field.value, said]).toEqual([value, words]);
});

test('it gives the day as the calendar writes it, and null when it is emptied', () => {
  const onValueChange = jest.fn();
  render(<DateField label="Opens" locale="en" value="2026-03-05" onValueChange={onValueChange} helper="A day" />);
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '2026-12-31' } });
  fireEvent.change(screen.getByLabelText('Opens'), { target: { value: '' } });
  expect(onValueChange.mock.calls).toEqual([['2026-12-31'], [null]]);
});
