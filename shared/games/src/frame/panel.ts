import { element } from './dom.ts';
import type { Game } from './game.ts';
import type { Model, Phase } from './model.ts';
import type { GameState } from '../rules/index.ts';
import type { TextKey, Texts } from './texts.ts';

const PRIMARY: Record<Phase, TextKey> = {
  loading: 'play',
  first: 'play',
  asking: 'asking',
  counting: 'resume',
  playing: 'resume',
  paused: 'resume',
  over: 'again',
};

/** The sheet over the board: first screen, pause, end. */
export function createPanel<State extends GameState>(game: Game<State>, on: { primary(): void; finish(): void }) {
  const title = element('h1', { class: 'title' });
  const text = element('p', { class: 'text' });
  const keys = element('p', { class: 'keys' });
  const score = element('p', { class: 'result' });
  const tag = element('p', { class: 'tag' });
  const best = element('p', { class: 'keys' });
  const primary = element('button', { type: 'button', class: 'button primary' });
  const finish = element('button', { type: 'button', class: 'button' });
  const buttons = element('div', { class: 'buttons' }, primary, finish);
  const sheet = element('section', { class: 'sheet', 'aria-labelledby': 'title' }, title, score, tag, best, text, keys, buttons);
  title.id = 'title';
  const count = element('p', { class: 'countdown', 'aria-hidden': 'true' });
  const root = element('div', { class: 'panel' }, sheet, count);
  primary.addEventListener('click', on.primary);
  finish.addEventListener('click', on.finish);
  let shown = '';

  const set = (where: HTMLElement, value: string) => {
    where.hidden = value === '';
    where.textContent = value;
  };
  function write(model: Model, texts: Texts): void {
    const { phase } = model;
    const isOver = phase === 'over';
    const isPaused = phase === 'paused';
    set(title, isOver ? texts('over') : isPaused ? texts('paused') : game.title[model.locale]);
    set(score, isOver ? model.score.toLocaleString(model.locale) : '');
    set(tag, isOver && model.isNewBest ? texts('newBest') : '');
    set(best, isOver && !model.isNewBest && model.best > 0 ? `${texts('best')} ${model.best.toLocaleString(model.locale)}` : '');
    set(text, isPaused ? '' : texts(isOver ? model.endText : `${game.id}.how`));
    set(keys, isOver ? '' : texts(isPaused ? 'pausedHow' : `${game.id}.keys`));
    primary.textContent = texts(PRIMARY[phase]);
    primary.setAttribute('aria-disabled', String(phase === 'asking'));
    set(finish, isPaused ? texts('finish') : '');
    sheet.toggleAttribute('data-paused', isPaused);
    sheet.toggleAttribute('data-reward', isOver && model.isNewBest);
  }

  return {
    root,
    /** Puts the focus on what goes on, where the game has the focus at all. */
    focus: () => document.hasFocus() && primary.focus({ preventScroll: true }),
    render(model: Model, texts: Texts): void {
      const hasSheet = model.hasPanel && !['loading', 'counting', 'playing'].includes(model.phase);
      root.hidden = !hasSheet && model.countdown === 0;
      sheet.hidden = !hasSheet;
      set(count, model.countdown > 0 ? String(model.countdown) : '');
      const key = JSON.stringify({ ...model, stats: [], countdown: 0 });
      if (!hasSheet || key === shown) return;
      shown = key;
      write(model, texts);
    },
  };
}
