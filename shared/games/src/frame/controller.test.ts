import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { GameMessage } from '../host/messages.ts';
import { fuse, games, kilnStack, DROP, LEFT, RIGHT, type GameState, type Stepped } from '../rules/index.ts';
import { createController } from './controller.ts';
import type { Game } from './game.ts';

const init = { type: 'init', session: '', seed: 0, locale: 'en', theme: 'dark', muted: true, reducedMotion: false, best: 50 } as const;
const run = { ...init, session: 's1', seed: 77 };

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
    inputOfKey: () => 0,
    inputOfTap: 0,
    inputOfSwipe: () => 0,
    stats: () => [],
    endText: () => 'fuse.full',
    createPainter: () => painter,
  };
}

function start<State extends GameState>(game: Game<State>) {
  return createController(game, {
    painter,
    say: (message) => void said.push(message),
    focusBoard: jest.fn(),
    focusPanel: jest.fn(),
    onPhase: jest.fn(),
    onOver: jest.fn(),
  });
}

const kiln = () => start(gameOf(kilnStack, { kind: 'clock', ms: 10 }));
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

  test('begins the run that the page gives, once', () => {
    const game = kiln();
    game.init(init);
    game.goOn();
    game.init(run);
    game.begin();
    game.begin();
    expect(said.slice(2)).toEqual([{ type: 'started', session: 's1' }]);
    expect(game.isPlaying()).toBe(true);
  });

  test('begins a run that it was given with the first word without asking', () => {
    const game = kiln();
    game.init(run);
    game.goOn();
    expect(types()).toEqual(['ready', 'started']);
  });

  test('goes back to its first screen when there is no run', () => {
    const game = kiln();
    game.init(init);
    game.goOn();
    game.stop();
    expect(game.model().phase).toBe('first');
  });

  test('plays by the clock whatever the screen shows, and its log gives the score again', () => {
    const game = kiln();
    game.init(run);
    game.goOn();
    let at = 0;
    for (const step of [16, 17, 33, 8, 50, 16, 700, 16, 16]) {
      at += step;
      if (step === 33) game.input(DROP);
      game.advance(at);
    }
    while (game.isPlaying()) {
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
    const game = kiln();
    game.init(run);
    game.goOn();
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
    expect(game.isPlaying()).toBe(true);
    expect(game.view().state).not.toBe(before);
  });

  test('hands in what was reached when the person ends a run', () => {
    const game = start(gameOf(fuse, { kind: 'moves', ms: 100 }));
    game.init(run);
    game.goOn();
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
    game.init(run);
    game.goOn();
    game.input(LEFT);
    game.input(RIGHT);
    for (let at = 0; at < 100; at += 10) game.advance(at);
    expect(painter.stepped).toHaveBeenCalledTimes(1);
    game.advance(100);
    expect(painter.stepped).toHaveBeenCalledTimes(2);
  });

  test('shows the end on the board first, then the panel, and begins no other run by what was still pressed', () => {
    const game = start(gameOf(fuse, { kind: 'moves', ms: 1 }));
    game.init({ ...run, best: 0 });
    game.goOn();
    let at = 0;
    for (; game.isPlaying() && at < 5000; at += 2) {
      game.input(1 + ((at >> 1) % 4));
      game.advance(at);
    }
    expect(game.model()).toMatchObject({ phase: 'over', hasPanel: false, isNewBest: true });
    game.advance(at + 1000);
    expect(game.model().hasPanel).toBe(true);
    game.goOn();
    expect(types().at(-1)).toBe('end');
    game.advance(at + 1400);
    game.goOn();
    expect(types().at(-1)).toBe('play');
  });
});
