import { GAME_MESSAGES, MESSAGES_PER_SECOND, type GameMessage, type PageMessage } from '../host/messages.ts';
import { createRate } from '../host/rate.ts';
import { readPageMessage } from '../host/read-message.ts';

const HELLO_EVERY_MS = 400;
const HELLOS = 25;

/** A game's end of the wire to its page. */
export interface Bridge {
  say(message: GameMessage): void;
}

/**
 * Greets the page until it answers, and passes on what it says. Only the window that frames the game is heard. It may be of any
 * origin, so nothing secret is said: that the page is ours is the server's word (`frame-ancestors`).
 */
export function createBridge(id: string, onMessage: (message: PageMessage) => void): Bridge {
  const mayHear = createRate(MESSAGES_PER_SECOND);
  const post = (message: GameMessage) => window.parent.postMessage(message, '*');
  let left = HELLOS;
  const greet = () => {
    left -= 1;
    post({ type: 'hello', v: GAME_MESSAGES, id });
    if (left === 0) clearInterval(greeting);
  };
  const greeting = setInterval(greet, HELLO_EVERY_MS);
  window.addEventListener('load', greet, { once: true });
  window.addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source !== window.parent || !mayHear()) return;
    const message = readPageMessage(data);
    if (!message) return;
    clearInterval(greeting);
    onMessage(message);
  });
  return { say: post };
}
