import { element, icon } from './dom.ts';
import type { Model } from './model.ts';
import type { Texts } from './texts.ts';

const NOTE = 'M8 15.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zm0 0V5.2l7-1.7v10m0 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0z';
const CROSS = 'M6 6l8 8M14 6l-8 8';

/** Asks who is new here whether they want to hear the game, until the first move; whoever says no is not asked again. */
export function createSoundOffer(on: { taken(): void; closed(): void }) {
  const words = element('span');
  const take = element('button', { type: 'button', class: 'take' }, icon('icon', NOTE), words);
  const close = element('button', { type: 'button', class: 'tool' }, icon('icon', CROSS));
  const root = element('div', { class: 'offer' }, take, close);
  let isAnswered = false;
  root.hidden = true;
  take.addEventListener('click', on.taken);
  close.addEventListener('click', () => {
    isAnswered = true;
    on.closed();
  });
  return {
    root,
    render({ phase, best, isMuted }: Model, texts: Texts): void {
      if (phase === 'playing') isAnswered = true;
      root.hidden = isAnswered || phase !== 'offered' || best > 0 || !isMuted;
      if (root.hidden) return;
      words.textContent = texts('sound.offer');
      close.setAttribute('aria-label', texts('sound.not'));
    },
  };
}
