/** Key of the local storage (spec §3). */
const KEY = 'personal-userinfo';

/** Whom a chat is launched with (spec §3, conversation peer). */
export interface ConversationPeer {
  peerId: string;
  isgroup: boolean;
  name: string;
  /** Address of the picture; empty without one. */
  imageUrl: string;
  description: string;
}

/** Keeps whom signal 1 is about. False where the browser keeps nothing: then there is nobody to launch a chat with. */
export function keepPersonalUserInfo({ peerId, isgroup, name, imageUrl, description }: ConversationPeer): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ peerId, isgroup, name, imageUrl, description }));
    return true;
  } catch {
    return false;
  }
}

/** Whom signal 1 is about; null when nobody was kept or what stands there is none. */
export function personalUserInfo(): ConversationPeer | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isPeer(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets it: the chat is open, or the session is over. */
export function forgetPersonalUserInfo(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

function isPeer(value: unknown): value is ConversationPeer {
  const { peerId, isgroup, ...texts } = (value ?? {}) as Partial<ConversationPeer>;
  if (typeof peerId !== 'string' || peerId === '' || typeof isgroup !== 'boolean') return false;
  return [texts.name, texts.imageUrl, texts.description].every((text) => typeof text === 'string');
}
