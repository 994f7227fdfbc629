import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../testing/axe.ts';
import { RewardCard } from './reward-card.tsx';

test('it says what there is, why, and where it goes on', async () => {
  render(
    <RewardCard
      title="Well laid"
      subtitle="For your first post"
      kind="silver"
      amount="50 silver bricks"
      tips="Once a day"
      link={{ href: '/bricks', label: 'Get More Bricks' }}
    />,
  );
  for (const text of ['Well laid', 'For your first post', '50 silver bricks', 'Once a day']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get More Bricks' }).getAttribute('href')).toBe('/bricks');
  expect(screen.getByText('50 silver bricks').dataset['kind']).toBe('silver');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});

test('it shows the ways of sharing once they are wanted', async () => {
  render(<RewardCard kind="bricks" amount="50 bricks" share={{ label: 'Tell your friends', content: <p>Ways</p> }} />);
  expect(screen.queryByText('Ways')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tell your friends' }));
  expect(screen.getByText('Ways')).toBeTruthy();
});

test('it closes', async () => {
  const onClose = jest.fn();
  render(<RewardCard kind="bricks" amount="50 bricks" close={{ label: 'Close', onClose }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
