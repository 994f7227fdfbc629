import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Game } from './game.ts';
import type { Model } from './model.ts';
import type { GameState } from '../rules/index.ts';
import { textsOf } from './texts.ts';

const texts = textsOf('en');
const NEWCOMER: Model = {
  phase: 'offered',
  hasPanel: true,
  locale: 'en',
  isMuted: true,
  score: 0,
  best: 0,
  top: 0,
  isNewBest: false,
  stats: [],
  endText: 'over',
  countdown: 0,
};

/** What stands over the board of Kiln Stack on a device with or without fingers. */
async function around(isTouched: boolean) {
  jest.resetModules();
  Object.assign(window, { matchMedia: () => ({ matches: isTouched }) });
  const { createHint } = await import('./hint.ts');
  const { createSoundOffer } = await import('./sound-offer.ts');
  const on = { taken: jest.fn(), closed: jest.fn() };
  const hint = createHint({ id: 'kiln-stack' } as Game<GameState>);
  const offer = createSoundOffer(on);
  document.body.replaceChildren(hint.root, offer.root);
  const show = (more: Partial<Model> = {}) => {
    hint.render({ ...NEWCOMER, ...more }, texts);
    offer.render({ ...NEWCOMER, ...more }, texts);
  };
  const [take, close] = offer.root.querySelectorAll('button') as unknown as [HTMLButtonElement, HTMLButtonElement];
  return { hint: () => hint.root.textContent, isOffered: () => !offer.root.hidden, take, close, show, on };
}

beforeEach(() => document.body.replaceChildren());

test.each([
  [true, 'Tap to drop'],
  [false, 'Press Space to drop'],
])('it names the control of the device, by fingers: %p, until the first move', async (isTouched, control) => {
  const { hint, show } = await around(isTouched);
  show({ best: 90 });
  expect(hint()).toBe(control);
  show({ best: 90, phase: 'playing' });
  expect(hint()).toBe('');
});

test('it tells the rules to a newcomer alone', async () => {
  const { hint, show } = await around(true);
  show();
  expect(hint()).toContain(texts('kiln-stack.how'));
});

test('it offers sound to a newcomer, until the first move', async () => {
  const { isOffered, take, show, on } = await around(true);
  show();
  expect([isOffered(), take.textContent]).toEqual([true, 'Play with sound']);
  take.click();
  expect(on.taken).toHaveBeenCalledTimes(1);
  show({ isMuted: false });
  expect(isOffered()).toBe(false);
  show({ phase: 'playing' });
  show();
  expect(isOffered()).toBe(false);
});

test('it asks nobody again who said no, and nobody who has played before', async () => {
  const { isOffered, close, show } = await around(true);
  show({ best: 20 });
  expect(isOffered()).toBe(false);
  show();
  close.click();
  show();
  expect(isOffered()).toBe(false);
});
