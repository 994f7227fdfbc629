import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GameMessage } from '../host/messages.ts';
import { fuse, games, kilnStack, DROP, LEFT, PREVIEW_TICKS, RIGHT, type GameState, type Stepped } from '../rules/index.ts';
import { createController } from './controller.ts';
import type { Game } from './game.ts';

const init = { best: 50 };
const run = { session: 's1', seed: 77, best: 50, top: 0 };

let said: GameMessage[];
let painter: { begin: jest.Mock; stepped: jest.Mock; paint: jest.Mock };

/** A game whose pictures nobody looks at. */
function gameOf<State extends GameState>(rules: Stepped<State>, pace: Game<State>['pace']): Game<State> {
  return {
    id: 'fuse',
    title: { en: 'Fuse', 'zh-HK': '窯變' },
    rules,
    pace,
    poster: rules.create(0),
    previewTicks: PREVIEW_TICKS,
    inputOfKey: () => 0,
    inputOfTap: 0,
    inputOfSwipe: () => 0,
    stats: () => [],
    endText: () => 'fuse.full',
    createPainter: () => painter,
  };
}

function start<State extends GameState>(game: Game<State>) {
  return createController<State>(game, {
    painter,
    say: (message) => void said.push(message),
    focusBoard: jest.fn(),
    focusPanel: jest.fn(),
    onPhase: jest.fn(),
    onOver: jest.fn(),
  });
}

const kiln = () => start(gameOf(kilnStack, { kind: 'clock', ms: 10 }));

/** Kiln Stack with a run that waits for its first move. */
function offered() {
  const game = kiln();
  game.init(init);
  game.offer(run);
  return game;
}
const types = () => said.map(({ type }) => type);
const ended = () => said.find((message) => message.type === 'end');

beforeEach(() => {
  said = [];
  painter = { begin: jest.fn(), stepped: jest.fn(), paint: jest.fn() };
});

describe('a game', () => {
  test('says that it is ready once its page has spoken, and asks for a run when the person wants one', () => {
    const game = kiln();
    game.init(init);
    expect([types(), game.model().phase]).toEqual([['ready'], 'first']);
    game.goOn();
    expect([types(), game.model().phase]).toEqual([['ready', 'play'], 'asking']);
    game.goOn();
    expect(types()).toEqual(['ready', 'play']);
  });

  test('takes a move on the board for the wish to play where there is no run', () => {
    const game = kiln();
    game.init(init);
    game.input(DROP);
    expect([types(), game.model().phase]).toEqual([['ready', 'play'], 'asking']);
  });

  test('shows an offered run in motion, and begins it with the first move', () => {
    const game = offered();
    game.advance(100);
    expect([types(), game.model().phase]).toEqual([['ready'], 'offered']);
    const { slider } = kilnStack.create(77);
    expect(game.view().state).toMatchObject({ slider: { x: slider.x + 10 * slider.velocity } });
    game.input(DROP);
    game.advance(110);
    expect(said.at(-1)).toEqual({ type: 'started', session: 's1' });
    expect(game.takesMoves()).toBe(true);
    expect(game.view().state).toMatchObject({ courses: 1, drop: { x: slider.x + 10 * slider.velocity } });
  });

  test('starts an offered run anew before its brick has lost time, without a jump, and drops it where it was seen', () => {
    const game = offered();
    let seen = game.view().state.slider.x;
    for (let at = 10; at <= (2 * PREVIEW_TICKS + 150) * 10; at += 10) {
      game.advance(at);
      const { x } = game.view().state.slider;
      expect(Math.abs(x - seen)).toBeLessThan(30);
      seen = x;
    }
    expect(game.model().stats).toEqual([]);
    game.input(DROP);
    game.advance((2 * PREVIEW_TICKS + 151) * 10);
    game.pause();
    game.finish();
    expect(ended()).toMatchObject({ ticks: 151, log: [[150, DROP]] });
    expect(game.view().state.drop.x).toBe(seen);
  });

  test('shows another run that is offered before the first move, and keeps one for later that is offered in play', () => {
    const game = offered();
    game.offer({ ...run, session: 's2', seed: 5 });
    game.input(DROP);
    game.advance(10);
    expect(said.at(-1)).toEqual({ type: 'started', session: 's2' });
    game.offer({ ...run, session: 's3' });
    expect(game.model().phase).toBe('playing');
    game.pause();
    game.finish();
    game.goOn();
    expect([types().at(-1), game.model().phase]).toEqual(['end', 'offered']);
  });

  test('goes back to its first screen when there is no run', () => {
    const game = kiln();
    game.init(init);
    game.goOn();
    game.stop();
    expect(game.model().phase).toBe('first');
  });

  test('plays by the clock whatever the screen shows, and its log gives the score again', () => {
    const game = offered();
    let at = 0;
    for (const step of [16, 17, 33, 8, 50, 16, 700, 16, 16]) {
      at += step;
      if (step === 33) game.input(DROP);
      game.advance(at);
    }
    while (game.takesMoves()) {
      at += 16.6;
      if (Math.floor(at) % 70 === 0) game.input(DROP);
      game.advance(at);
    }
    const end = ended();
    if (end?.type !== 'end') throw new Error('the run did not end');
    expect(games[0].replay(77, end.log, end.ticks)).toEqual({ score: end.score, ticks: end.ticks, ended: true });
    expect(end.session).toBe('s1');
  });

  test('stands still while it is paused, counts down and goes on', () => {
    const game = offered();
    game.input(DROP);
    game.advance(20);
    game.pause();
    const before = game.view().state;
    game.advance(60_000);
    expect(game.view().state).toBe(before);
    game.resume();
    game.advance(60_400);
    expect([game.model().phase, game.model().countdown, game.view().state]).toEqual(['counting', 3, before]);
    game.advance(61_400);
    game.advance(61_420);
    expect(game.model().phase).toBe('playing');
    expect(game.view().state).not.toBe(before);
  });

  test('hands in what was reached when the person ends a run', () => {
    const game = start(gameOf(fuse, { kind: 'moves', ms: 100 }));
    game.init(init);
    game.offer(run);
    game.input(LEFT);
    game.advance(1);
    game.input(RIGHT);
    game.advance(50);
    game.advance(120);
    game.pause();
    game.finish();
    expect(ended()).toMatchObject({
      session: 's1',
      ticks: 2,
      log: [
        [0, LEFT],
        [1, RIGHT],
      ],
    });
    expect(game.model()).toMatchObject({ phase: 'over', endText: 'left' });
  });

  test('takes no two moves closer than its pace', () => {
    const game = start(gameOf(fuse, { kind: 'moves', ms: 100 }));
    game.init(init);
    game.offer(run);
    game.input(LEFT);
    game.input(RIGHT);
    for (let at = 0; at < 100; at += 10) game.advance(at);
    expect(painter.stepped).toHaveBeenCalledTimes(1);
    game.advance(100);
    expect(painter.stepped).toHaveBeenCalledTimes(2);
  });

  test('shows the end on the board first, then the panel, and begins no other run by what was still pressed', () => {
    const game = start(gameOf(fuse, { kind: 'moves', ms: 1 }));
    game.init({ best: 0 });
    game.offer({ ...run, best: 0 });
    let at = 0;
    for (; game.takesMoves() && at < 5000; at += 2) {
      game.input(1 + ((at >> 1) % 4));
      game.advance(at);
    }
    expect(game.model()).toMatchObject({ phase: 'over', hasPanel: false, isNewBest: true });
    game.advance(at + 1300);
    expect(game.model().hasPanel).toBe(true);
    game.goOn();
    expect(types().at(-1)).toBe('end');
    game.advance(at + 1700);
    game.goOn();
    expect(types().at(-1)).toBe('play');
  });
});
