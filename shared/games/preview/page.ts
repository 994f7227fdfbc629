import type { Locale, Theme } from '@mortar/protocol';
import { connectGame, type GameConnection, type GameOptions } from '../src/host/index.ts';
import { games } from '../src/rules/index.ts';

const form = document.querySelector('form')!;
const said = form.querySelector('output')!;
const wanted = new URLSearchParams(location.search);
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;
let connection: GameConnection | undefined;
let best = Number(wanted.get('best') ?? 0);
const top = Number(wanted.get('top') ?? 0);
let seed = Number(wanted.get('seed') ?? Math.floor(Math.random() * 2 ** 32));

/** What a server would say of a run: the score that follows from its log. */
function judge({ log, ticks, score }: Parameters<GameOptions['onEnd']>[0]): void {
  const found = games.find(({ id }) => id === field('game').value)?.replay(seed, log, ticks);
  said.textContent = `${score === found?.score ? 'replayed' : 'NOT REPLAYED'}: ${score}, ${ticks} ticks, ${log.length} inputs`;
  best = Math.max(best, score);
  seed += 1;
  offer();
}

function offer(): void {
  connection?.offer({ session: `run-${seed}`, seed }, best, top);
}

function show(): void {
  connection?.close();
  document.querySelector('iframe')?.remove();
  const id = field('game').value;
  const frame = document.createElement('iframe');
  frame.className = 'frame';
  frame.title = id;
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = `/games/${id}/index.html`;
  document.body.append(frame);
  connection = connectGame(frame, {
    id,
    settings: {
      locale: field('locale').value as Locale,
      theme: field('theme').value as Theme,
      muted: true,
      reducedMotion: (form.elements.namedItem('reduced') as HTMLInputElement).checked,
      best,
    },
    onReady() {
      frame.focus();
      offer();
    },
    onPlay: () => offer(),
    onEnd: judge,
    onLeave: () => field('game').focus(),
    onFailure: (why) => (said.textContent = `failed: ${why}`),
  });
}

for (const { id } of games) field('game').append(new Option(id));
for (const name of ['game', 'locale', 'theme']) field(name).value = wanted.get(name) ?? field(name).value;
(form.elements.namedItem('reduced') as HTMLInputElement).checked = wanted.has('reduced');
form.addEventListener('change', ({ target }) => {
  if (target === field('theme')) connection?.setTheme(field('theme').value as Theme);
  else show();
});
show();
