import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { connectGame, MESSAGES_PER_SECOND, READY_WITHIN_MS, type GameConnection, type GameOptions } from './index.ts';

const settings = { locale: 'en', theme: 'dark', muted: true, reducedMotion: false, best: 120 } as const;
const HELLO = { type: 'hello', v: 2, id: 'fuse' };
const END = { type: 'end', session: 's1', log: [[0, 1]], ticks: 1, score: 2 };

let frame: HTMLIFrameElement;
let said: unknown[];
let connection: GameConnection;
let options: {
  [Key in 'onReady' | 'onPlay' | 'onStarted' | 'onEnd' | 'onSound' | 'onLeave' | 'onFailure']: ReturnType<typeof jest.fn>;
};

function connect(more: Partial<GameOptions> = {}): void {
  connection = connectGame(frame, { id: 'fuse', settings, ...options, ...more });
}

/** A message as a window would send it; the origin of a sandboxed one is `null`. */
function hear(data: unknown, source: Window | null = frame.contentWindow): void {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
}

beforeEach(() => {
  jest.useFakeTimers();
  frame = document.body.appendChild(document.createElement('iframe'));
  said = [];
  jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation((message: unknown) => void said.push(message));
  const on = () => jest.fn();
  options = { onReady: on(), onPlay: on(), onStarted: on(), onEnd: on(), onSound: on(), onLeave: on(), onFailure: on() };
});

afterEach(() => {
  connection.close();
  frame.remove();
  jest.useRealTimers();
});

describe('connectGame', () => {
  test('answers the greeting with the settings and tells when the game is ready', () => {
    connect();
    hear(HELLO);
    expect(said).toEqual([{ type: 'init', ...settings }]);
    hear({ type: 'ready' });
    expect(options.onReady).toHaveBeenCalledTimes(1);
  });

  test('answers a repeated greeting once', () => {
    connect();
    hear(HELLO);
    hear(HELLO);
    expect(said).toHaveLength(1);
  });

  test('offers a run that came early as soon as the game is ready', () => {
    connect();
    connection.offer({ session: 's0', seed: 9 });
    hear(HELLO);
    expect(said).toEqual([{ type: 'init', ...settings }]);
    hear({ type: 'ready' });
    expect(said.at(-1)).toEqual({ type: 'offer', session: 's0', seed: 9, best: 120, top: 0 });
  });

  test('tells what the game says', () => {
    connect();
    hear(HELLO);
    hear({ type: 'ready' });
    hear({ type: 'play' });
    hear({ type: 'started', session: 's1' });
    hear(END);
    hear({ type: 'leave' });
    expect(options.onPlay).toHaveBeenCalledTimes(1);
    expect(options.onStarted).toHaveBeenCalledWith('s1');
    expect(options.onEnd).toHaveBeenCalledWith({ session: 's1', log: [[0, 1]], ticks: 1, score: 2 });
    expect(options.onLeave).toHaveBeenCalledTimes(1);
  });

  test('offers a run with the scores to beat', () => {
    connect();
    hear(HELLO);
    hear({ type: 'ready' });
    said.length = 0;
    connection.offer({ session: 's1', seed: 7 }, 300, 900);
    expect(said).toEqual([{ type: 'offer', session: 's1', seed: 7, best: 300, top: 900 }]);
  });

  test('says the settings as they have become', () => {
    connect();
    hear(HELLO);
    hear({ type: 'ready' });
    hear({ type: 'sound', muted: false });
    connection.setTheme('light');
    connection.offer({ session: 's1', seed: 7 }, 300);
    connection.setLocale('zh-HK');
    expect(said.at(-1)).toEqual({ type: 'init', ...settings, muted: false, theme: 'light', best: 300, locale: 'zh-HK' });
    expect(options.onSound).toHaveBeenCalledWith(false);
  });

  test('passes on sound and stop', () => {
    connect();
    connection.setMuted(false);
    connection.stop();
    expect(said).toEqual([{ type: 'mute', muted: false }, { type: 'stop' }]);
  });

  test('says how loud it is once the game is ready, and only when that changes', () => {
    connect();
    connection.setVolume(0.3);
    hear(HELLO);
    hear({ type: 'ready' });
    said.length = 0;
    connection.setVolume(1);
    connection.setVolume(0.3);
    connection.setVolume(0.3);
    connection.setVolume(1);
    expect(said).toEqual([
      { type: 'volume', volume: 0.3 },
      { type: 'volume', volume: 1 },
    ]);
  });

  test('says another language once', () => {
    connect();
    connection.setLocale('zh-HK');
    expect(said).toEqual([]);
    hear(HELLO);
    hear({ type: 'ready' });
    connection.setLocale('zh-HK');
    connection.setLocale('en');
    expect(said).toEqual([
      { type: 'init', ...settings, locale: 'zh-HK' },
      { type: 'init', ...settings },
    ]);
  });

  test('ignores other windows and messages that are none of ours', () => {
    connect();
    hear(HELLO, window);
    hear(HELLO, null);
    hear({ type: 'hello', v: 1 });
    hear('hello');
    expect(said).toEqual([]);
    expect(options.onFailure).not.toHaveBeenCalled();
    hear(HELLO);
    hear({ type: 'ready' });
    hear(END, window);
    hear({ ...END, score: 'many' });
    expect(options.onEnd).not.toHaveBeenCalled();
  });

  test('takes nothing before the game is ready', () => {
    connect();
    hear(END);
    hear({ type: 'play' });
    expect(options.onEnd).not.toHaveBeenCalled();
    expect(options.onPlay).not.toHaveBeenCalled();
  });

  test('takes at most 60 messages a second', () => {
    connect();
    hear(HELLO);
    hear({ type: 'ready' });
    for (let count = 0; count < 100; count += 1) hear({ type: 'play' });
    expect(options.onPlay).toHaveBeenCalledTimes(MESSAGES_PER_SECOND - 2);
    jest.advanceTimersByTime(1000);
    hear({ type: 'play' });
    expect(options.onPlay).toHaveBeenCalledTimes(MESSAGES_PER_SECOND - 1);
  });

  test('gives up on a game that is silent for ten seconds', () => {
    connect();
    hear(HELLO);
    jest.advanceTimersByTime(READY_WITHIN_MS);
    expect(options.onFailure).toHaveBeenCalledWith('silent');
    hear({ type: 'ready' });
    expect(options.onReady).not.toHaveBeenCalled();
  });

  test.each([
    { ...HELLO, v: 1 },
    { ...HELLO, id: 'kiln-stack' },
  ])('gives up on a game that is another one: %j', (hello) => {
    connect();
    hear(hello);
    expect(options.onFailure).toHaveBeenCalledWith('other');
  });

  test('gives up on a frame that was led elsewhere', () => {
    connect();
    hear(HELLO);
    frame.dispatchEvent(new Event('load'));
    hear({ type: 'ready' });
    expect(options.onFailure).not.toHaveBeenCalled();
    frame.dispatchEvent(new Event('load'));
    expect(options.onFailure).toHaveBeenCalledWith('replaced');
    hear(END);
    expect(options.onEnd).not.toHaveBeenCalled();
  });

  test('lets a game be ready before all of its files are there', () => {
    connect();
    hear(HELLO);
    hear({ type: 'ready' });
    frame.dispatchEvent(new Event('load'));
    expect(options.onFailure).not.toHaveBeenCalled();
    frame.dispatchEvent(new Event('load'));
    expect(options.onFailure).toHaveBeenCalledWith('replaced');
  });

  test('hears and says nothing after it was closed', () => {
    connect();
    connection.close();
    hear(HELLO);
    connection.stop();
    jest.advanceTimersByTime(READY_WITHIN_MS);
    expect(said).toEqual([]);
    expect(options.onFailure).not.toHaveBeenCalled();
  });
});
