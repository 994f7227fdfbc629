import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
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

test('it counts the figure of a moment up, and tells readers its end', async () => {
  render(
    <RewardCard
      frame="moment"
      kind="bricks"
      title="Congratulations"
      figure={{ value: 50, format: (value) => `+${value}` }}
      amount="gold bricks"
      link={{ href: '/games/fuse', label: 'Play now' }}
      secondLink={{ href: '/bricks', label: 'Get More Bricks' }}
    />,
  );
  const [shown, said] = screen.getAllByText(/^\+\d+$/);
  expect([shown?.getAttribute('aria-hidden'), said?.textContent]).toEqual(['true', '+50']);
  await waitFor(() => expect(shown?.textContent).toBe('+50'), { timeout: 5000 });
  expect(screen.getByRole('link', { name: 'Get More Bricks' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('it closes', async () => {
  const onClose = jest.fn();
  render(<RewardCard kind="bricks" amount="50 bricks" close={{ label: 'Close', onClose }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
