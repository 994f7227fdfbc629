import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Badge, Card, Chip, Progress } from './data.ts';

test('a badge, it caps the number it shows and says the whole of it', () => {
  render(<Badge count={120} label="120 unread messages" />);
  expect(screen.getByText('99+').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('120 unread messages')).toBeTruthy();
});

test('a badge, it shows nothing for none', () => {
  const { container } = render(
    <Badge count={0} label="none">
      <i />
    </Badge>,
  );
  expect(container.textContent).toBe('');
});

test('a chip, it is pressed and let go', async () => {
  const onPressedChange = jest.fn();
  render(
    <Chip pressed={false} onPressedChange={onPressedChange}>
      Listed
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Listed', pressed: false });
  await userEvent.click(chip);
  expect(onPressedChange).toHaveBeenCalledWith(true);
});

test('a chip, it is taken away by a button with a name', async () => {
  const onRemove = jest.fn();
  render(
    <Chip removeLabel="Remove clay" onRemove={onRemove}>
      clay
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove clay' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('a card, it is one link of the name of its title, with buttons beside and not inside of it', () => {
  render(<Card title="Celadon" href="/celadon" actions={<button type="button">Buy</button>} />);
  const link = screen.getByRole('link', { name: 'Celadon' });
  expect([link.contains(screen.getByRole('button')), screen.getByRole('heading', { level: 3 }).contains(link)]).toEqual([false, true]);
});

test.each([
  [0.345, '35%'],
  [2, '100%'],
  [-1, '0%'],
])('progress, it says a share of %s as %s', (value, said) => {
  render(<Progress label="Upload" value={value} locale="en" />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect([bar.getAttribute('aria-valuetext'), screen.getByText(said).textContent]).toEqual([said, said]);
});

test('progress, it has no value while nobody knows it', () => {
  render(<Progress label="Upload" value={null} locale="en" valueText="Working" />);
  const bar = screen.getByRole('progressbar', { name: 'Upload' });
  expect([bar.hasAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([false, 'Working']);
});
