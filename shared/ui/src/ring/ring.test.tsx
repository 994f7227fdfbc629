import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Ring } from './ring.tsx';

const SEGMENTS = [
  { key: 'clay', value: 60 },
  { key: 'sand', value: 40 },
];

test('it has a name and one slice per segment, in the order given', () => {
  render(<Ring segments={SEGMENTS} label="Clay is the larger part" />);
  const slices = [...screen.getByRole('img', { name: 'Clay is the larger part' }).querySelectorAll('path')];
  expect(slices.map((slice) => slice.dataset['color'])).toEqual(['1', '2']);
  expect(slices.every((slice) => slice.getAttribute('d')!.startsWith('M'))).toBe(true);
});

test('it starts at the top and goes clockwise', () => {
  render(
    <Ring
      segments={[
        { key: 'half', value: 1 },
        { key: 'rest', value: 1 },
      ]}
      label="Halves"
    />,
  );
  const [x, y] = screen.getByRole('img').querySelector('path')!.getAttribute('d')!.slice(1).split(/[,A]/).map(Number) as [number, number];
  expect(Math.abs(x)).toBeLessThan(1);
  expect(y).toBeCloseTo(-50, 0);
});

test('it is empty without shares, not broken', () => {
  render(<Ring segments={[]} label="Nothing" />);
  expect(screen.getByRole('img').innerHTML).toBe('');
});
