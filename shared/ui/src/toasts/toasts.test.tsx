import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { enqueue, type Toast, Toasts } from '../toasts.ts';

const LABELS = { region: 'Notices', close: 'Close' };
/** More than the transitions of one toast take. */
const GOING = 600;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  hide(false);
});

/** In steps: a transition begins when React has shown the end of the one before. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= 25) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 25)));
}
const show = (text: string, type: Toast['type'] = 'info') => act(() => enqueue({ type, text }));
const texts = () => [...document.querySelectorAll('[data-toast] p')].map((toast) => toast.textContent);
const card = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-toast]')!;
const region = () => screen.getByRole('region', { name: 'Notices' });

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function started(...toasts: string[]) {
  const view = render(<Toasts labels={LABELS} />);
  for (const text of toasts) show(text);
  await pass(300);
  return view;
}

test.each([
  ['success', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
  ['info', 'status'],
] as const)('it shows a toast of type %s with the role %s', async (type, role) => {
  await started();
  show('Laid', type);
  await pass(0);
  expect(screen.getByRole(role).textContent).toBe('Laid');
  expect(card('Laid').dataset['toast']).toBe(type);
});

test('it is there for 3 s and is removed after its transition', async () => {
  await started();
  show('Laid');
  await pass(2990);
  expect(texts()).toEqual(['Laid']);
  await pass(20);
  expect(card('Laid').parentElement?.dataset['phase']).toBe('exiting');
  await pass(GOING);
  expect(texts()).toEqual([]);
});

test('it waits while the pointer is on a toast', async () => {
  await started('Laid');
  fireEvent.pointerEnter(region());
  await pass(10_000);
  expect(texts()).toEqual(['Laid']);
  fireEvent.pointerLeave(region());
  await pass(3000 + GOING);
  expect(texts()).toEqual([]);
});

test('it waits while the focus is in a toast', async () => {
  await started('Laid');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await pass(10_000);
  expect(texts()).toEqual(['Laid']);
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await pass(3000 + GOING);
  expect(texts()).toEqual([]);
});

test('it waits while the tab is hidden', async () => {
  await started('Laid');
  hide(true);
  await pass(10_000);
  expect(texts()).toEqual(['Laid']);
  hide(false);
  await pass(3000 + GOING);
  expect(texts()).toEqual([]);
});

test('it goes on after a pause where it stopped', async () => {
  await started('Laid');
  await pass(1000);
  fireEvent.pointerEnter(region());
  await pass(5000);
  fireEvent.pointerLeave(region());
  await pass(1800);
  expect(card('Laid').parentElement?.dataset['phase']).toBe('exiting');
});

test('it stays at least a second after a pause', async () => {
  await started('Laid');
  await pass(2600);
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  await pass(900);
  expect(card('Laid').parentElement?.dataset['phase']).toBe('entered');
});

test('it closes by its button, and by Esc on it', async () => {
  await started('One', 'Two');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await pass(GOING);
  expect(texts().length).toBe(1);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  await pass(GOING);
  expect(texts()).toEqual([]);
});

test('it has no close button where none is wanted, and Esc does not close it', async () => {
  await started();
  act(() => enqueue({ type: 'info', text: 'Laid', closable: false }));
  await pass(300);
  expect(within(card('Laid')).queryByRole('button')).toBeNull();
  fireEvent.keyDown(card('Laid'), { key: 'Escape' });
  await pass(500);
  expect(texts()).toEqual(['Laid']);
  await pass(3000 + GOING);
  expect(texts()).toEqual([]);
});

test('it shows three at most: the oldest goes first', async () => {
  await started('One', 'Two', 'Three');
  show('Four');
  await pass(GOING);
  expect(texts().sort()).toEqual(['Four', 'Three', 'Two']);
});

test('it does not stay paused when the toast under the focus goes away', async () => {
  await started('One', 'Two');
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  act(() => first!.focus());
  fireEvent.click(first!);
  await pass(GOING);
  await pass(3000 + GOING);
  expect(texts()).toEqual([]);
});

test('it is reached by F6 and left by F6', async () => {
  render(<button type="button">Before</button>);
  await started('Laid');
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).toBe(region());
  fireEvent.keyDown(region(), { key: 'F6' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
});

test('it leaves F6 to the page while there is no toast', async () => {
  await started();
  const isLeft = fireEvent.keyDown(document.body, { key: 'F6' });
  expect([isLeft, document.activeElement]).toEqual([true, document.body]);
});

test('it gives the focus back when the last toast goes', async () => {
  render(<button type="button">Before</button>);
  await started('Laid');
  act(() => screen.getByRole('button', { name: 'Before' }).focus());
  fireEvent.keyDown(document.body, { key: 'F6' });
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await pass(GOING);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }));
});

test('it shows what came before it was there', async () => {
  enqueue({ type: 'info', text: 'Early' });
  await started();
  expect(texts()).toEqual(['Early']);
});

test('it is not hidden from readers by a modal dialog', async () => {
  await started('Laid');
  expect(region().matches('[aria-live]')).toBe(true);
});

test('it draws what a line of text cannot show, lets it live as long as asked for and closes it', async () => {
  await started();
  const draw = (close: () => void) => (
    <button type="button" onClick={close}>
      Take it
    </button>
  );
  act(() => enqueue({ type: 'drawn', draw, lifetime: 5000 }));
  await pass(4999);
  expect(screen.getByRole('status').contains(screen.getByRole('button', { name: 'Take it' }))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Take it' }));
  await pass(1000);
  expect(screen.queryByRole('button', { name: 'Take it' })).toBeNull();
});
