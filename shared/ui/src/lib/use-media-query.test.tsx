import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useMediaQuery } from './use-media-query.ts';

/** Queries that hold, and who follows one. */
let holding: Set<string>;
let followers: Map<string, Set<() => void>>;
const { matchMedia } = window;

beforeEach(() => {
  holding = new Set();
  followers = new Map();
  window.matchMedia = ((query: string) => {
    const own = followers.get(query) ?? new Set();
    followers.set(query, own);
    return {
      get matches() {
        return holding.has(query);
      },
      addEventListener: (_: string, changed: () => void) => own.add(changed),
      removeEventListener: (_: string, changed: () => void) => own.delete(changed),
    };
  }) as never;
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

function Shown({ query, onServer }: { query: string; onServer?: boolean }) {
  return <p>{useMediaQuery(query, onServer) ? 'yes' : 'no'}</p>;
}

test('a component follows its query, also when that becomes another, and no longer than it stands', () => {
  const { rerender, unmount } = render(<Shown query="(width < 750px)" />);
  screen.getByText('no');
  holding.add('(width < 750px)');
  act(() => followers.get('(width < 750px)')!.forEach((changed) => changed()));
  screen.getByText('yes');
  rerender(<Shown query="(width >= 1100px)" />);
  screen.getByText('no');
  expect(followers.get('(width < 750px)')!.size).toBe(0);
  unmount();
  expect(followers.get('(width >= 1100px)')!.size).toBe(0);
});

test('a browser that knows no media queries shows what the server’s markup does', () => {
  Reflect.deleteProperty(window, 'matchMedia');
  const { rerender } = render(<Shown query="(print)" />);
  screen.getByText('no');
  rerender(<Shown query="(print)" onServer />);
  screen.getByText('yes');
});
