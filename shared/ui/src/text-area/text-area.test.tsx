import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from '../fields.ts';

function Held({ start = '', limit = 10 }: { start?: string; limit?: number }) {
  const [value, setValue] = useState(start);
  const texts = { countLabel: (count: number, most: number) => `${count} of ${most}`, leftLabel: (left: number) => `${left} left` };
  return <TextArea label="About" helper="Plain words" value={value} onValueChange={setValue} limit={limit} {...texts} />;
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About' });

test('it counts what a reader counts', () => {
  render(<Held start="👨‍👩‍👧‍👦阿澄" />);
  expect(screen.getByText('3 of 10')).toBeTruthy();
});

test('it tells readers what is left only near the limit', async () => {
  render(<Held />);
  await userEvent.type(area(), '12345678');
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(area(), '9');
  expect(screen.getByRole('status').textContent).toBe('1 left');
});

test('it loses nothing of a paste that is too long, and says so', async () => {
  render(<Held />);
  await userEvent.click(area());
  await userEvent.paste('a wall of many bricks');
  expect([area().value, screen.getByText('21 of 10').dataset['over']]).toEqual(['a wall of many bricks', 'true']);
});

test('it drops spaces around the text when it is left', async () => {
  render(<Held start={' kiln \n'} limit={100} />);
  await userEvent.click(area());
  await userEvent.tab();
  expect(area().value).toBe('kiln');
});
