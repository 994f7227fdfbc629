import { THIRD_PARTY_CHANNEL, THIRD_PARTY_WINDOW, type ThirdPartyAnswer } from '@mortar/protocol/identity';

const NAME = 'mortar-third-party';
const LOOK_MS = 250;
/** What a window told in its last moment may arrive after it is gone. */
const LAST_WORDS_MS = 750;

/** Opens the empty window that a third party gets, over the middle of this one; null where the browser blocks it. */
export function openWindow(): Window | null {
  const { width, height } = THIRD_PARTY_WINDOW;
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return window.open('', NAME, `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/** Waits until a window is closed, or has been silent for 20 s (spec §9). It may still answer after that. */
export function watchWindow(opened: Window): Promise<'cancelled' | 'timeout'> {
  return new Promise((resolve) => {
    const waiting = setTimeout(() => {
      clearInterval(looking);
      resolve('timeout');
    }, THIRD_PARTY_WINDOW.timeoutMs);
    const looking = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(looking);
      clearTimeout(waiting);
      setTimeout(() => resolve('cancelled'), LAST_WORDS_MS);
    }, LOOK_MS);
  });
}

function isAnswer(value: unknown): value is ThirdPartyAnswer {
  const { flow, code, error } = (value ?? {}) as Record<string, unknown>;
  return typeof flow === 'string' && (typeof code === 'string' || typeof error === 'string');
}

/** Hears what windows of third parties tell. Nothing but a page of our own origin can speak on a channel (security D6). */
export function hearAnswers(heard: (answer: ThirdPartyAnswer) => void): void {
  const channel = new BroadcastChannel(THIRD_PARTY_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isAnswer(data)) heard(data);
  };
}
