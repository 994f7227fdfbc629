import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $locale } from '@mortar/host';
import type { Item } from '@mortar/protocol/market';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fork } from 'effector';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { connected, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import { ItemArt } from '../src/pages/item/item-art.tsx';

const ID = `31337-0x${'a'.repeat(40)}-1`;
const SRC = `/animations/${'0'.repeat(64)}`;

let api: Awaited<ReturnType<typeof startApi>>;
/** What the server says, one after the other. */
let answers: object[];
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.received.length = 0;
  api.reply = (request, response) => succeed(answers.length > 1 ? answers.shift() : answers[0])(request, response);
});

function show(animation: string | null): void {
  const of = { id: ID, picture: null, metadata: { animation } } as Item;
  const scope = connected(api.url, fork({ values: [[$locale, 'en']] }));
  showWithin(scope, { en, 'zh-HK': zhHk }, <ItemArt of={of} name="Kiln 1" />);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const playing = (kind: string) => ({ animation: { kind, src: SRC }, fault: null });

test('nothing is asked for before a press, and an item that plays nothing offers none', () => {
  show('https://example.org/a');
  expect(screen.getByRole('button', { name: 'Play animation' })).toBeTruthy();
  expect(api.received).toEqual([]);
  document.body.replaceChildren();
  show(null);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a program runs in a frame without an origin, whose limits are told; a press brings the picture back', async () => {
  answers = [{ animation: null, fault: null }, playing('page')];
  show('data:');
  await press('Play animation');
  const frame = await screen.findByTitle('Animation of Kiln 1');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('src'), frame.getAttribute('allow')]).toEqual(['allow-scripts', SRC, '']);
  expect(screen.getByRole('status').textContent).toContain('can’t reach your wallet');
  expect(api.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ id: ID }, { id: ID }]);
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Back to the picture');
  expect(screen.queryByTitle('Animation of Kiln 1')).toBeNull();
});

test.each(['video', 'audio'])('%s has its controls, and what the browser can’t play is said', async (kind) => {
  answers = [playing(kind)];
  show('https://example.org/a');
  await press('Play animation');
  const shown = await screen.findByLabelText('Animation of Kiln 1');
  expect([shown.tagName.toLowerCase(), shown.hasAttribute('controls')]).toEqual([kind, true]);
  fireEvent.error(shown);
  expect(screen.getByRole('status').textContent).toBe('Your browser can’t play it.');
});

test('why it isn’t played is said, and it can be tried again', async () => {
  answers = [{ animation: null, fault: 'otherKind' }];
  show('https://example.org/a.glb');
  await press('Play animation');
  expect(await screen.findByText(/such as a 3D model/)).toBeTruthy();
  answers = [playing('picture')];
  await press('Play animation');
  await waitFor(() => expect(screen.getByRole('img', { name: 'Kiln 1' }).getAttribute('src')).toBe(SRC));
});
