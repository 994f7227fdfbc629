import { expect, jest, test } from '@jest/globals';
import { $isMuted, volumeChosen } from '@mortar/host';
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { renderWithin } from '../../lib/testing.tsx';
import { Stage } from './stage.tsx';

/** Shows the game's place; what the page says to the game, and a way to answer as the game. */
function play(isMuted: boolean) {
  const { scope } = renderWithin(<Stage id="fuse" name="Fuse" source="about:blank" onLeave={() => undefined} />, {
    isMuted,
  });
  const game = screen.getByTitle<HTMLIFrameElement>(/Fuse/).contentWindow!;
  const said = jest.spyOn(game, 'postMessage').mockImplementation(() => undefined);
  const hear = (data: unknown) => act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: game, origin: 'null' })));
  return { scope, hear, said: () => said.mock.calls.map(([message]) => message) };
}

test.each([true, false])('it begins with the sound that the person chose for the site: muted %p', (muted) => {
  const { hear, said } = play(muted);
  hear({ type: 'hello', v: 2, id: 'fuse' });
  expect(said()).toContainEqual(expect.objectContaining({ type: 'init', muted }));
});

test('it keeps the sound that the person chose in the game, and tells the game of a choice elsewhere', async () => {
  const { scope, hear, said } = play(true);
  hear({ type: 'hello', v: 2, id: 'fuse' });
  hear({ type: 'ready' });
  hear({ type: 'sound', muted: false });
  expect(scope.getState($isMuted)).toBe(false);
  await act(() => allSettled($isMuted, { scope, params: true }));
  expect(said().at(-1)).toEqual({ type: 'mute', muted: true });
});

test('it plays as loud as the person chose for the site, and follows a choice elsewhere', async () => {
  const { scope, hear, said } = play(false);
  await act(() => allSettled(volumeChosen, { scope, params: 0.3 }));
  hear({ type: 'hello', v: 2, id: 'fuse' });
  hear({ type: 'ready' });
  expect(said().at(-1)).toEqual({ type: 'volume', volume: 0.3 });
  await act(() => allSettled(volumeChosen, { scope, params: 0.8 }));
  expect(said().at(-1)).toEqual({ type: 'volume', volume: 0.8 });
});

test('it gives the document scripts and nothing else', () => {
  play(true);
  expect(screen.getByTitle(/Fuse/).getAttribute('sandbox')).toBe('allow-scripts');
});
