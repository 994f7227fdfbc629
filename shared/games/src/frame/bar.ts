import { element, icon } from './dom.ts';
import type { Model } from './model.ts';
import type { TextKey, Texts } from './texts.ts';

const PAUSE = 'M7 4.5v11M13 4.5v11';
const SPEAKER = 'M3.5 8v4h2.7L10 15.5v-11L6.2 8H3.5z';
const WAVES = 'M12.8 7.4a3.7 3.7 0 0 1 0 5.2M15 5.2a6.8 6.8 0 0 1 0 9.6';
const CROSS = 'M13 8l4 4M17 8l-4 4';
const LOW = 0.17;

interface StatLine {
  root: HTMLElement;
  label: HTMLElement;
  value: HTMLElement;
}

function statLine(className: string): StatLine {
  const label = element('span', { class: 'label' });
  const value = element('span', { class: 'value' });
  return { root: element('p', { class: className }, label, value), label, value };
}

function write({ label, value }: StatLine, name: string, text: string): void {
  if (label.textContent !== name) label.textContent = name;
  if (value.textContent !== text) value.textContent = text;
}

/** The bar above the board: score, what else counts, sound, pause. */
export function createBar(on: { pause(): void; sound(): void }) {
  const score = statLine('stat score');
  const others = [statLine('stat'), statLine('stat')];
  const best = statLine('stat best');
  const sound = element('button', { type: 'button', class: 'tool' }, icon('icon on', SPEAKER + WAVES), icon('icon off', SPEAKER + CROSS));
  const pause = element('button', { type: 'button', class: 'tool pause' }, icon('icon', PAUSE));
  const fill = element('div', { class: 'fill' });
  const meter = element('div', { class: 'meter', 'aria-hidden': 'true' }, fill);
  const numbers = element('div', { class: 'stats' }, score.root, ...others.map(({ root }) => root), best.root);
  const root = element('div', { class: 'bar' }, numbers, element('div', { class: 'tools' }, sound, pause), meter);
  sound.addEventListener('click', on.sound);
  pause.addEventListener('click', on.pause);

  const name = (button: HTMLButtonElement, text: string) => {
    button.setAttribute('aria-label', text);
    button.title = text;
  };
  return {
    root,
    render(model: Model, texts: Texts): void {
      write(score, texts('score'), model.score.toLocaleString(model.locale));
      best.root.hidden = model.best === 0;
      write(best, texts('best'), Math.max(model.best, model.score).toLocaleString(model.locale));
      others.forEach((line, index) => {
        const stat = model.stats[index];
        line.root.hidden = !stat;
        if (stat) write(line, texts(stat.label satisfies TextKey), stat.value);
      });
      const left = model.stats.find((stat) => stat.left !== undefined)?.left;
      // Where no clock runs, the line says how near the best is.
      const share = left ?? (model.best > 0 ? Math.min(model.score / model.best, 1) : undefined);
      meter.hidden = share === undefined;
      fill.style.transform = `scaleX(${share ?? 1})`;
      meter.toggleAttribute('data-low', left !== undefined && left <= LOW);
      meter.toggleAttribute('data-beaten', left === undefined && model.score > model.best);
      sound.toggleAttribute('data-muted', model.isMuted);
      name(sound, texts(model.isMuted ? 'unmute' : 'mute'));
      name(pause, texts('pause'));
      pause.disabled = model.phase !== 'playing';
    },
  };
}
