import { element } from './dom.ts';
import type { Game } from './game.ts';
import type { Model, Phase } from './model.ts';
import type { GameState } from '../rules/index.ts';
import type { TextKey, Texts } from './texts.ts';

/** What the first button says in each phase that has the panel. */
const PRIMARY: Partial<Record<Phase, TextKey>> = { first: 'play', asking: 'asking', paused: 'resume', over: 'again' };

/** What lies over the board while nothing is played: a way to play, the pause, the end. */
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
  const sheet = element('section', { class: 'sheet' }, title, score, tag, best, text, keys, buttons);
  const count = element('p', { class: 'countdown', 'aria-hidden': 'true' });
  const root = element('div', { class: 'panel' }, sheet, count);
  primary.addEventListener('click', on.primary);
  finish.addEventListener('click', on.finish);
  let shown = '';

  const set = (where: HTMLElement, value: string) => {
    where.hidden = value === '';
    where.textContent = value;
  };
  function write({ phase, locale, score: reached, best: highest, isNewBest, endText }: Model, texts: Texts): void {
    const isOver = phase === 'over';
    const isPaused = phase === 'paused';
    sheet.dataset['phase'] = phase;
    sheet.setAttribute('aria-label', isOver ? texts('over') : isPaused ? texts('paused') : game.title[locale]);
    set(title, isOver ? texts(endText) : isPaused ? texts('paused') : '');
    set(score, isOver ? reached.toLocaleString(locale) : '');
    set(tag, isOver && isNewBest ? texts('newBest') : '');
    set(best, isOver && !isNewBest && highest > 0 ? `${texts('best')} ${highest.toLocaleString(locale)}` : '');
    set(text, isPaused ? texts(`${game.id}.how`) : '');
    set(keys, isPaused ? texts('pausedHow') : '');
    primary.textContent = texts(PRIMARY[phase] ?? 'play');
    primary.setAttribute('aria-disabled', String(phase === 'asking'));
    set(finish, isPaused ? texts('finish') : '');
    sheet.toggleAttribute('data-reward', isOver && isNewBest);
  }

  return {
    root,
    /** Puts the focus on what goes on, where the game has the focus at all. */
    focus: () => document.hasFocus() && primary.focus({ preventScroll: true }),
    render(model: Model, texts: Texts): void {
      // A page that shows the result itself takes the focus for it: nothing is said twice.
      const isShownElsewhere = model.phase === 'over' && !document.hasFocus();
      const hasSheet = model.hasPanel && model.phase in PRIMARY && !isShownElsewhere;
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
