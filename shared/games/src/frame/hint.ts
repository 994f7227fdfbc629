import { element } from './dom.ts';
import type { Game } from './game.ts';
import type { Model } from './model.ts';
import type { GameState } from '../rules/index.ts';
import type { Texts } from './texts.ts';

/** Fingers are what this device is played with. */
const isTouched = matchMedia('(pointer: coarse)');

/** The control that this device has, in words. */
export const controlOf = (id: Game<GameState>['id'], texts: Texts) => texts(`${id}.${isTouched.matches ? 'touch' : 'keys'}`);

/** What to do, over the board until the first move: the control that this device has, and the rules for who is new. */
export function createHint<State extends GameState>(game: Game<State>) {
  const control = element('p', { class: 'control' });
  const how = element('p', { class: 'how' });
  const root = element('div', { class: 'hint', role: 'status' }, control, how);
  const set = (where: HTMLElement, text: string) => {
    if (where.textContent !== text) where.textContent = text;
  };
  return {
    root,
    render({ phase, best }: Model, texts: Texts): void {
      const isShown = phase === 'offered';
      set(control, isShown ? controlOf(game.id, texts) : '');
      set(how, isShown && best === 0 ? texts(`${game.id}.how`) : '');
    },
  };
}
