import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Choice, Combobox, MultiCombobox, Select } from '../choices.ts';
import { Dialog } from '../overlay.ts';
import { axeFindings } from '../testing/axe.ts';

const CHOICES: Choice[] = [
  { value: 'clay', label: 'Clay' },
  { value: 'sand', label: 'Sand', note: 'Washed' },
  { value: 'lime', label: '石灰 Lime', disabled: true },
  { value: 'cafe', label: 'Café' },
];

function HeldSelect({ error, onPick = () => {} }: { error?: string; onPick?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const pick = (next: string) => (setValue(next), onPick(next));
  return (
    <Select label="Part" choices={CHOICES} value={value} onValueChange={pick} placeholder="Choose" error={error} helper="One of four" />
  );
}

function HeldCombobox({ onPick = () => {} }: { onPick?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const pick = (next: string | null) => (setValue(next), onPick(next));
  const texts = { emptyText: 'Nothing like it', clearLabel: 'Clear', openLabel: 'Show all' };
  return <Combobox label="Part" choices={CHOICES} value={value} onValueChange={pick} {...texts} />;
}

test('a select, it has label, helper and error, and nothing that axe objects to', async () => {
  const { rerender } = render(<HeldSelect />);
  const select = screen.getByRole('combobox', { name: 'Part' });
  expect(document.getElementById(select.getAttribute('aria-describedby')!)?.textContent).toBe('One of four');
  rerender(<HeldSelect error="Choose one" />);
  expect([select.getAttribute('aria-invalid'), document.getElementById(select.getAttribute('aria-describedby')!)?.textContent]).toEqual([
    'true',
    'Choose one',
  ]);
  await userEvent.click(select);
  await screen.findByRole('listbox');
  expect(await axeFindings()).toEqual([]);
});

test('a select, it is used by keyboard alone and leaves what is disabled', async () => {
  const user = userEvent.setup();
  const onPick = jest.fn();
  render(<HeldSelect onPick={onPick} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: /Sand/ });
  await user.keyboard('s');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Sand'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onPick).toHaveBeenCalledWith('sand'));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Part' }).textContent).toBe('Sand');
});

test('a list in a dialog, it lies inside of it, and Esc closes the list only', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <Dialog open title="A wall" closeLabel="Close" onClose={onClose}>
      <HeldSelect />
    </Dialog>,
  );
  await user.click(await screen.findByRole('combobox', { name: 'Part' }));
  const list = await screen.findByRole('listbox');
  expect(screen.getByRole('dialog').contains(list)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['CAFE', 'Café'],
  ['ＣＬＡＹ', 'Clay'],
  ['灰', '石灰 Lime'],
])('a combobox, it finds by %s what is written %s', async (typed, label) => {
  render(<HeldCombobox />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Part' }), typed);
  await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([label]));
});

test('a combobox, it takes the best match by Enter, and takes it back', async () => {
  const user = userEvent.setup();
  const onPick = jest.fn();
  render(<HeldCombobox onPick={onPick} />);
  await user.type(screen.getByRole('combobox', { name: 'Part' }), 'cla');
  await screen.findByRole('option', { name: 'Clay' });
  await user.keyboard('{Enter}');
  expect(onPick).toHaveBeenLastCalledWith('clay');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onPick).toHaveBeenLastCalledWith(null);
});

test('a combobox, it chooses nothing by an Enter that belongs to an input method', async () => {
  const onPick = jest.fn();
  render(<HeldCombobox onPick={onPick} />);
  const input = screen.getByRole('combobox', { name: 'Part' });
  await userEvent.type(input, 'cla');
  await screen.findByRole('option', { name: 'Clay' });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true, keyCode: 229 });
  expect(onPick).not.toHaveBeenCalled();
});

test('a combobox, it says where nothing matches', async () => {
  render(<HeldCombobox />);
  await userEvent.type(screen.getByRole('combobox', { name: 'Part' }), 'zzz');
  expect(await screen.findByText('Nothing like it')).toBeTruthy();
});

function HeldMulti() {
  const [value, setValue] = useState<string[]>(['clay', 'sand']);
  const texts = { emptyText: 'Nothing', removeLabel: (label: string) => `Remove ${label}` };
  return (
    <>
      <MultiCombobox label="Parts" choices={CHOICES} value={value} onValueChange={setValue} {...texts} />
      <output>{value.join()}</output>
    </>
  );
}

test('a combobox of several, it takes one away by its button and the last by Backspace', async () => {
  const user = userEvent.setup();
  render(<HeldMulti />);
  await user.click(screen.getByRole('button', { name: 'Remove Clay' }));
  expect(screen.getByText('sand')).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Parts' }));
  await user.click(await screen.findByRole('option', { name: 'Café' }));
  expect(screen.getByText('sand,cafe')).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'Parts' }), '{Backspace}');
  await waitFor(() => expect(screen.getByText('sand')).toBeTruthy());
});
