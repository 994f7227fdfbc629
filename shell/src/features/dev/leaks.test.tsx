import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { effector } from '../../core/federation/provided-effector.ts';
import type { Remotes } from '../../core/federation/remotes.ts';
import { RemotesProvider } from '../../core/remote-part/remotes-context.ts';
import { RemotePart } from '../../core/remote-part/remote-part.tsx';
import { renderWithin } from '../../testing/render-within.tsx';
import { GRACE_MS, nameLeaks } from './leaks.ts';

const flavour = process.env['NODE_ENV'];
const warned = jest.fn<(text: string) => void>();

const { addEventListener } = EventTarget.prototype;
/** jsdom takes no signal but its own. */
EventTarget.prototype.addEventListener = function (type, listener, options) {
  addEventListener.call(this, type, listener, typeof options === 'object' ? { ...options, signal: undefined } : options);
};

beforeAll(() => {
  process.env['NODE_ENV'] = 'development';
  jest.useFakeTimers();
  Object.assign(window, { WebSocket: class extends EventTarget {} });
  Object.assign(window.WebSocket.prototype, {
    readyState: 1,
    close(this: { readyState: number }) {
      this.readyState = 2;
    },
  });
  nameLeaks();
});
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(warned));
afterEach(() => void warned.mockClear());
afterAll(() => {
  process.env['NODE_ENV'] = flavour;
});

/** A function whose code lies in a file of the remote `quiz`. */
function fromFile(file: string, code: string): (given: object) => (() => void) | undefined {
  // oxlint-disable-next-line typescript/no-implied-eval -- only source text can be given the name of a file
  return new Function('{ signal, effector, run }', `${code}\n//# sourceURL=https://site.example/r/quiz/1.0.0/${file}`) as never;
}

/** Mounts a part whose effect is such a function, unmounts it, and lets the time of grace pass. */
function visit(effect: (given: object) => (() => void) | undefined): void {
  const ran = jest.fn();
  const Part = ({ signal }: { signal: AbortSignal }) => {
    useEffect(() => {
      const end = effect({ signal, effector });
      ran();
      return end;
    }, [signal]);
    return null;
  };
  const { unmount } = renderWithin(
    <RemotesProvider value={{ used: () => undefined, rendering: () => undefined } as unknown as Remotes}>
      <RemotePart remote="quiz" opened={{ version: '1.0.0', messages: {} }} onCrashed={() => undefined} fallback={() => null}>
        {(signal) => <Part signal={signal} />}
      </RemotePart>
    </RemotesProvider>,
  );
  expect(ran).toHaveBeenCalled();
  unmount();
  act(() => jest.advanceTimersByTime(GRACE_MS));
}

test.each([
  ['setInterval', 'setInterval(() => undefined, 1000)'],
  ['setTimeout', 'setTimeout(() => undefined, 60_000)'],
  ['listener for scroll on document', "document.addEventListener('scroll', () => undefined)"],
  ['listener for keydown on body', "document.body.addEventListener('keydown', () => undefined)"],
  ['WebSocket to wss://site.example/live', "new WebSocket('wss://site.example/live')"],
  ['MutationObserver of body', 'new MutationObserver(() => undefined).observe(document.body, { childList: true })'],
  ['effector unit', 'effector.createStore(0)'],
])('it names what outlives its mount, with remote and file: %s', (what, code) => {
  visit(fromFile('page.js', `${code};`));
  expect(warned.mock.calls).toHaveLength(1);
  const [text] = warned.mock.calls[0]!;
  expect(text).toContain(`quiz left behind: ${what}`);
  expect(text).toContain('https://site.example/r/quiz/1.0.0/page.js');
});

test.each([
  ['an interval', 'const id = setInterval(() => undefined, 1000); return () => clearInterval(id)'],
  ['a timeout', 'setTimeout(() => undefined, 100)'],
  [
    'a listener',
    "const hear = () => undefined; document.addEventListener('blur', hear, true); return () => document.removeEventListener('blur', hear, true)",
  ],
  ['a listener by the signal', "document.addEventListener('scroll', () => undefined, { signal })"],
  ['a listener of a stylesheet', "document.head.appendChild(document.createElement('link')).addEventListener('load', () => undefined)"],
  ['a listener of an element that is gone', "document.createElement('p').addEventListener('click', () => undefined)"],
  ['a socket', "const socket = new WebSocket('wss://site.example/live'); return () => socket.close()"],
  [
    'an observer',
    'const seen = new MutationObserver(() => undefined); seen.observe(document.body, { childList: true }); return () => seen.disconnect()',
  ],
  ['a watch of a unit', 'return effector.createWatch({ unit: effector.signedIn, fn: () => undefined })'],
])('it says nothing of what ends: %s', (_, code) => {
  const signedIn = effector.createEvent();
  const effect = fromFile('page.js', `${code};`);
  visit((given) => effect({ ...given, effector: { ...effector, signedIn } }));
  expect(warned).not.toHaveBeenCalled();
});

test('it says nothing of what a module begins as it is evaluated', () => {
  const evaluate = fromFile('later.js', 'effector.createStore(0); setInterval(() => undefined, 1000);');
  const require = fromFile('entry.1234.js', 'run();');
  visit((given) => require({ run: () => evaluate(given) }));
  expect(warned).not.toHaveBeenCalled();
});
