import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../testing/axe.ts';
import { ShareLinks } from './share-links.tsx';

const labels = {
  device: 'Share…',
  copy: 'Copy the link',
  qr: 'QR code',
  code: 'Code of the link',
  targets: { x: 'X', telegram: 'Telegram', whatsapp: 'WhatsApp', facebook: 'Facebook' },
};
const shared = { url: 'https://example.com/bricks?a=1&b=2', text: '50 bricks & more' };
const show = (onCopyOutcome = jest.fn()) => render(<ShareLinks {...shared} title="Share" labels={labels} onCopyOutcome={onCopyOutcome} />);
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test.each([
  ['X', 'https://x.com/intent/post', { text: shared.text, url: shared.url }],
  ['Telegram', 'https://t.me/share/url', { text: shared.text, url: shared.url }],
  ['WhatsApp', 'https://wa.me/', { text: `${shared.text} ${shared.url}` }],
  ['Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: shared.url }],
])('it leads to %s in a new tab with all that is shared', (name, page, query) => {
  show();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  const address = new URL(link.href);
  expect(`${address.origin}${address.pathname}`).toBe(page);
  expect(Object.fromEntries(address.searchParams)).toEqual(query);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

test('it copies the address', async () => {
  const user = userEvent.setup();
  const outcome = jest.fn();
  show(outcome);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  expect(outcome).toHaveBeenCalledWith(true);
});

test('it shows a code for another screen, and hides it again', async () => {
  const user = userEvent.setup();
  show();
  const button = screen.getByRole('button', { name: 'QR code' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(screen.getByRole('img', { name: 'Code of the link' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await user.click(button);
  expect(screen.queryByRole('img')).toBeNull();
});

test('it offers what the device has for sharing, and takes a change of mind quietly', async () => {
  show().unmount();
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  const share = jest.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Share…' }));
  expect(share).toHaveBeenCalledWith(shared);
});
