import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '../testing/axe.ts';
import { type Limits, type Send, UploadField, type UploadTexts } from '../upload.ts';

const TEXTS: UploadTexts = {
  choose: 'Choose files',
  hint: 'or drop them here',
  waiting: 'Waiting',
  stopped: 'Stopped',
  done: 'Arrived',
  sending: (name) => `Sending ${name}`,
  failed: (cause) => `Failed: ${String(cause)}`,
  refused: (name, why) => `${name}: ${why}.`,
  abort: (name) => `Stop ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Take ${name} out`,
};

interface Trip {
  name: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  arrive: (result: string) => void;
  fail: (cause: string) => void;
}
let trips: Trip[] = [];
const send: Send<string> = (file, { signal, onProgress }) =>
  new Promise((arrive, fail) => trips.push({ name: file.name, signal, onProgress, arrive, fail }));
const file = (name: string, type = 'image/png', size = 3) => new File(['x'.repeat(size)], name, { type });

const revoked = jest.fn();
beforeAll(() => void Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoked }));
beforeEach(() => {
  trips = [];
  revoked.mockClear();
});

function show(limits: Limits = {}) {
  const onResults = jest.fn();
  const view = render(
    <UploadField
      label="Pictures"
      helper="Up to 3"
      texts={TEXTS}
      send={send}
      onResults={onResults}
      locale="en"
      formatSize={(b) => `${b} B`}
      {...limits}
    />,
  );
  const input = view.container.querySelector<HTMLInputElement>('[data-upload]')!;
  return { ...view, onResults, input, choose: (...files: File[]) => fireEvent.change(input, { target: { files } }) };
}
const settle = (work: () => void) => act(async () => work());

test('it sends what is chosen, shows how far it is and gives what arrived', async () => {
  const { choose, onResults } = show();
  choose(file('wall.png'));
  await settle(() => trips[0]!.onProgress(0.4));
  expect(screen.getByRole('progressbar', { name: 'Sending wall.png' }).getAttribute('aria-valuetext')).toBe('40%');
  await settle(() => trips[0]!.arrive('id-1'));
  expect([screen.getByText('Arrived') !== null, screen.getByRole('status').textContent]).toEqual([true, 'wall.png: Arrived']);
  expect(onResults).toHaveBeenLastCalledWith(['id-1']);
});

test('it sends two at a time, in order', async () => {
  const { choose } = show();
  choose(file('a.png'), file('b.png'), file('c.png'));
  expect(trips.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  expect(screen.getByText('Waiting')).toBeTruthy();
  await settle(() => trips[1]!.arrive('b'));
  expect(trips.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png']);
});

test('it stops one and takes it up again', async () => {
  const { choose, onResults } = show();
  choose(file('wall.png'));
  await userEvent.click(screen.getByRole('button', { name: 'Stop wall.png' }));
  expect([trips[0]!.signal.aborted, screen.getByText('Stopped') !== null]).toEqual([true, true]);
  await settle(() => trips[0]!.arrive('late'));
  expect(onResults).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try wall.png again' }));
  await settle(() => trips[1]!.arrive('second'));
  expect(onResults).toHaveBeenLastCalledWith(['second']);
});

test('it says why one failed, lets it be tried again and takes it out', async () => {
  const { choose, onResults } = show();
  choose(file('wall.png'));
  await settle(() => trips[0]!.fail('no space'));
  expect(screen.getByText('Failed: no space')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try wall.png again' }));
  await settle(() => trips[1]!.arrive('id'));
  await userEvent.click(screen.getByRole('button', { name: 'Take wall.png out' }));
  expect([screen.queryByRole('listitem'), onResults.mock.lastCall]).toEqual([null, [[]]]);
  expect(revoked).toHaveBeenCalledWith('blob:picture');
});

test('it refuses what is not wanted, by name and reason, and takes the rest', () => {
  const { choose } = show({ accept: 'image/*,.pdf', maxBytes: 5, maxFiles: 2 });
  choose(
    file('a.png'),
    file('b.exe', 'application/x-msdownload'),
    file('c.png', 'image/png', 6),
    file('d.PDF', ''),
    file('e.png'),
    file('f.png', 'image/png', 0),
  );
  expect(trips.map(({ name }) => name)).toEqual(['a.png', 'd.PDF']);
  expect(screen.getByText('b.exe: wrong kind. c.png: too large. e.png: too many. f.png: empty.')).toBeTruthy();
});

test('it takes what is dropped and what is pasted', () => {
  show();
  const zone = screen.getByText('or drop them here').parentElement!;
  const data = (name: string) => ({ types: ['Files'], files: [file(name)] });
  fireEvent.dragEnter(zone, { dataTransfer: data('a.png') });
  expect(zone.dataset['over']).toBe('true');
  expect(fireEvent.dragOver(zone, { dataTransfer: data('a.png') })).toBe(false);
  fireEvent.drop(zone, { dataTransfer: data('a.png') });
  expect(zone.dataset['over']).toBeUndefined();
  fireEvent.paste(zone, { clipboardData: data('b.png') });
  expect(trips.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
});

test('it leaves text that is dropped or pasted alone', () => {
  show();
  const zone = screen.getByText('or drop them here').parentElement!;
  expect(fireEvent.drop(zone, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(fireEvent.paste(zone, { clipboardData: { files: [] } })).toBe(true);
  expect(trips).toEqual([]);
});

test('it stops everything when it goes', async () => {
  const { choose, unmount } = show();
  choose(file('a.png'), file('b.png'), file('c.png'));
  unmount();
  await waitFor(() => expect(trips.map(({ signal }) => signal.aborted)).toEqual([true, true]));
});

test('it shows a picture of a picture only', () => {
  const { choose, container } = show();
  choose(file('a.png'), file('b.pdf', 'application/pdf'));
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual(['blob:picture']);
});

test('it has nothing that axe objects to', async () => {
  const { choose } = show();
  choose(file('a.png'), file('b.png'));
  await settle(() => trips[0]!.fail('no space'));
  expect(await axeFindings()).toEqual([]);
});
