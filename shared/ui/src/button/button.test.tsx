import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

const user = () => userEvent.setup();

test('it is a button that submits nothing by itself', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

test('it tells of a press, by pointer and by keyboard', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Save</Button>);
  await user().click(screen.getByRole('button'));
  await user().keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('it stays reachable while disabled, says so, and does nothing', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button disabled type="submit" onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  await user().tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await user().keyboard('{Enter}');
  await user().click(screen.getByRole('button'));
  expect([onClick, onSubmit].map((mock) => mock.mock.calls.length)).toEqual([0, 0]);
});

test('it keeps its label while loading, is busy, and takes no second press', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  screen.getByRole('button').focus();
  rerender(
    <Button onClick={onClick} loading>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
  await user().click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('it is a link where it goes somewhere', () => {
  render(
    <Button href="/login" target="_blank" rel="noopener">
      Connect
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Connect' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['/login', '_blank', 'noopener']);
});

test('it goes nowhere as a disabled link and stays readable', async () => {
  render(
    <Button href="/login" disabled>
      Connect
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Connect' });
  expect(link.hasAttribute('href')).toBe(false);
  await user().tab();
  expect(document.activeElement).toBe(link);
});

test('it becomes another element, whose props and presses stay', async () => {
  const [inner, outer] = [jest.fn(), jest.fn()];
  render(
    <Button
      onClick={outer}
      render={
        <a href="/r" className="mine" onClick={(event) => (event.preventDefault(), inner())}>
          Go
        </a>
      }
    />,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link.className.split(' ').sort()).toEqual(['button', 'mine']);
  await user().click(link);
  expect([inner, outer].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
});

test('it gives its element to a ref', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Save</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
