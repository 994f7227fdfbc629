import type { Theme } from '@mortar/protocol';
import type { PageMessage } from '../host/messages.ts';
import type { GameState } from '../rules/index.ts';
import { createBar } from './bar.ts';
import { createBridge } from './bridge.ts';
import { createController } from './controller.ts';
import { listenToControls } from './controls.ts';
import { element } from './dom.ts';
import { createFeel } from './feel.ts';
import type { Game, Studio } from './game.ts';
import { controlOf, createHint } from './hint.ts';
import type { Model } from './model.ts';
import { createPalette } from './palette.ts';
import { createPanel } from './panel.ts';
import { createSoundOffer } from './sound-offer.ts';
import { createSound } from './sound.ts';
import { createSurface } from './surface.ts';
import { textsOf } from './texts.ts';

/** Turns the document into a game: bar, board, panel, and the wire to its page. */
export function play<State extends GameState>(game: Game<State>): void {
  const root = document.documentElement;
  const place = document.querySelector<HTMLElement>('.game');
  if (!place) throw new Error('the document has no place for the game');
  let locale: Model['locale'] = 'en';
  let isPanelWanted = false;

  const board = element('div', { class: 'board', tabindex: '0', role: 'application' });
  const status = element('p', { class: 'status', role: 'status' });
  const announce = (line: string) => void (status.textContent = line);
  const sound = createSound();
  const bar = createBar({ pause: () => controller.pause(), sound: switchSound });
  const panel = createPanel(game, { primary: () => controller.goOn(), finish: () => controller.finish() });
  const hint = createHint(game);
  const focusBoard = () => document.hasFocus() && board.focus({ preventScroll: true });
  const offer = createSoundOffer({
    taken() {
      switchSound();
      focusBoard();
    },
    closed: focusBoard,
  });
  place.append(bar.root, board, status);
  board.append(hint.root, offer.root, panel.root);
  const studio: Studio = {
    surface: createSurface(board),
    palette: createPalette(),
    sound,
    feel: createFeel(),
    texts: textsOf(locale),
    hasReducedMotion: true,
    announce,
  };
  const painter = game.createPainter(studio);
  const controller = createController(game, {
    painter,
    say: (message) => bridge.say(message),
    focusBoard,
    focusPanel: () => void (isPanelWanted = true),
    onPhase: (phase) => {
      place.dataset['phase'] = phase;
      announce(phase === 'paused' ? studio.texts('paused') : '');
    },
    onOver() {
      sound.close();
      const { endText, score } = controller.model();
      announce(studio.texts('result', { reason: studio.texts(endText), score }));
    },
  });
  const bridge = createBridge(game.id, hear);

  function switchSound(): void {
    sound.isMuted = !sound.isMuted;
    bridge.say({ type: 'sound', muted: sound.isMuted });
  }

  function setTheme(theme: Theme): void {
    root.dataset['theme'] = theme;
  }

  function settle(message: Extract<PageMessage, { type: 'init' }>): void {
    locale = message.locale;
    root.lang = locale;
    document.title = game.title[locale];
    studio.texts = textsOf(locale);
    studio.hasReducedMotion = message.reducedMotion;
    studio.feel.isStill = message.reducedMotion;
    root.toggleAttribute('data-reduced-motion', message.reducedMotion);
    sound.isMuted = message.muted;
    setTheme(message.theme);
    board.setAttribute('aria-label', studio.texts(`${game.id}.board`, { control: controlOf(game.id, studio.texts) }));
    controller.init(message);
  }

  function hear(message: PageMessage): void {
    if (message.type === 'init') settle(message);
    else if (message.type === 'offer') controller.offer(message);
    else if (message.type === 'mute') sound.isMuted = message.muted;
    else if (message.type === 'volume') sound.volume = message.volume;
    else if (message.type === 'theme') setTheme(message.theme);
    else controller.stop();
  }

  listenToControls(game, board, {
    input: controller.input,
    pauseOrResume: () => (controller.isPaused() ? controller.resume() : controller.pause()),
    sound: switchSound,
    leave() {
      controller.pause();
      bridge.say({ type: 'leave' });
    },
  });
  document.addEventListener('visibilitychange', () => document.hidden && controller.pause());
  window.addEventListener('blur', () => game.pace.kind === 'clock' && controller.pause());

  // A page that gives the game the focus gives it to what goes on, unless the person pointed at something else.
  window.addEventListener('focus', () => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      if (controller.takesMoves()) board.focus({ preventScroll: true });
      else panel.focus();
    });
  });

  function frame(at: number): void {
    controller.advance(at);
    const { state, fraction, isIdle } = controller.view();
    studio.surface.clear(studio.feel.offset(at));
    painter.paint(state, { at, fraction, isIdle });
    const model: Model = { ...controller.model(), locale, isMuted: sound.isMuted };
    bar.render(model, studio.texts);
    hint.render(model, studio.texts);
    offer.render(model, studio.texts);
    panel.render(model, studio.texts);
    // Only what is shown can take the focus.
    if (isPanelWanted) panel.focus();
    isPanelWanted = false;
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
}
