import type { GameState } from '../rules/index.ts';
import type { Game } from './game.ts';

/** How far a finger goes until it is a swipe, px. */
const SWIPE_PX = 22;

/** What a person asks for by keyboard or by touch. */
export interface Wishes {
  input(input: number): void;
  pauseOrResume(): void;
  sound(): void;
  leave(): void;
}

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null;

function listenToKeys<State extends GameState>(game: Game<State>, wishes: Wishes): void {
  document.addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const presses = (key === ' ' || key === 'Enter') && isButton(target);
    const input = presses ? 0 : game.inputOfKey(key);
    if (input > 0) event.preventDefault();
    if (repeat) return;
    if (input > 0) wishes.input(input);
    else if (key === 'p' || key === 'P') wishes.pauseOrResume();
    else if (key === 'm' || key === 'M') wishes.sound();
    else if (key === 'Escape') wishes.leave();
  });
}

/** A tap counts when the finger comes down, a swipe as soon as it is one; one input for each finger. */
function listenToTouch<State extends GameState>(game: Game<State>, board: HTMLElement, wishes: Wishes): void {
  let began: { x: number; y: number; id: number } | undefined;
  board.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || isButton(event.target)) return;
    began = { x: event.clientX, y: event.clientY, id: event.pointerId };
    if (game.inputOfTap > 0) wishes.input(game.inputOfTap);
    else board.setPointerCapture(event.pointerId);
  });
  board.addEventListener('pointermove', (event) => {
    if (!began || began.id !== event.pointerId) return;
    const [x, y] = [event.clientX - began.x, event.clientY - began.y];
    if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_PX) return;
    began = undefined;
    const input = game.inputOfSwipe(x, y);
    if (input > 0) wishes.input(input);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) board.addEventListener(end, () => (began = undefined));
}

export function listenToControls<State extends GameState>(game: Game<State>, board: HTMLElement, wishes: Wishes): void {
  listenToKeys(game, wishes);
  listenToTouch(game, board, wishes);
}
