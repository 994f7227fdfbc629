import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeFindings } from '../testing/axe.ts';
import { Checkbox, RadioField, RangeSlider, Slider, Switch } from '../toggles.ts';

test('a checkbox, its words are part of it, links in them stay links', async () => {
  const onCheckedChange = jest.fn();
  const words = (
    <>
      I have read <a href="/terms">the terms</a>
    </>
  );
  render(<Checkbox label={words} note="Version 3" checked={false} onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText(/I have read/));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
  expect(onCheckedChange).toHaveBeenCalledTimes(1);
  const box = screen.getByRole('checkbox', { name: 'I have read the terms' });
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('Version 3');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/terms');
});

test('a checkbox, it says what is wrong and that some is chosen', () => {
  render(<Checkbox label="All" error="Choose at least one" checked={false} indeterminate onCheckedChange={() => {}} />);
  const box = screen.getByRole('checkbox', { name: 'All' });
  expect([box.getAttribute('aria-checked'), box.getAttribute('aria-invalid')]).toEqual(['mixed', 'true']);
  expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('Choose at least one');
});

test('a checkbox and a switch, they turn by Space', async () => {
  const user = userEvent.setup();
  const [ticked, turned] = [jest.fn(), jest.fn()];
  render(
    <>
      <Checkbox label="Tick" checked onCheckedChange={ticked} />
      <Switch label="Turn" checked onCheckedChange={turned} />
    </>,
  );
  await user.tab();
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  expect([ticked.mock.calls, turned.mock.calls]).toEqual([[[false]], [[false]]]);
});

test('a switch, it does nothing while it is disabled', async () => {
  const onCheckedChange = jest.fn();
  render(<Switch label="Turn" checked={false} disabled onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Turn'));
  expect(onCheckedChange).not.toHaveBeenCalled();
});

function Radios() {
  const [value, setValue] = useState<'day' | 'week' | 'never' | null>('day');
  const choices = [
    { value: 'day' as const, label: 'Daily' },
    { value: 'week' as const, label: 'Weekly', note: 'On Mondays' },
    { value: 'never' as const, label: 'Never' },
  ];
  return <RadioField label="How often?" helper="It can be changed" choices={choices} value={value} onValueChange={setValue} />;
}

test('radios, they are one group with one stop, and arrow keys choose', async () => {
  const user = userEvent.setup();
  render(<Radios />);
  const group = screen.getByRole('radiogroup', { name: 'How often?' });
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe('It can be changed');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Weekly' }).getAttribute('aria-checked')).toBe('true');
  await user.tab();
  expect(group.contains(document.activeElement)).toBe(false);
});

function Sliders() {
  const [value, setValue] = useState(20);
  const [range, setRange] = useState<[number, number]>([10, 90]);
  const bounds = { min: 0, max: 100, valueLabel: (at: number) => `${at} %` };
  return (
    <>
      <Slider label="Volume" {...bounds} value={value} onValueChange={setValue} />
      <RangeSlider label="Price" fromLabel="From" toLabel="To" {...bounds} value={range} onValueChange={setRange} />
    </>
  );
}

test('a slider, it says its number with its unit and moves by keys', async () => {
  const user = userEvent.setup();
  render(<Sliders />);
  const slider = screen.getByRole('slider', { name: 'Volume' });
  act(() => slider.focus());
  await user.keyboard('{ArrowRight}');
  expect([slider.getAttribute('aria-valuetext'), screen.getByText('21 %') !== null]).toEqual(['21 %', true]);
  await user.keyboard('{End}');
  expect(slider.getAttribute('aria-valuetext')).toBe('100 %');
});

test('a slider of two, each handle has a name and they do not pass each other', async () => {
  const user = userEvent.setup();
  render(<Sliders />);
  act(() => screen.getByRole('slider', { name: 'To' }).focus());
  await user.keyboard('{Home}');
  expect(screen.getByText('10 % – 10 %')).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'From' }).getAttribute('aria-valuetext')).toBe('10 %');
});

test('it has nothing that axe objects to', async () => {
  render(
    <main>
      <Radios />
      <Sliders />
      <Switch label="Turn" note="At once" checked onCheckedChange={() => {}} />
      <Checkbox label="Tick" error="Needed" checked={false} onCheckedChange={() => {}} />
    </main>,
  );
  expect(await axeFindings()).toEqual([]);
});
