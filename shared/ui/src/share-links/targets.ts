/** Where a link can be sent to. */
export type ShareTarget = 'x' | 'telegram' | 'whatsapp' | 'facebook';

/** What is shared. */
export interface Shared {
  /** The whole address, with its origin. */
  url: string;
  /** What is said beside it. */
  text: string;
}

/** Address of a target's own page for sharing, filled in. */
export function shareAddress(target: ShareTarget, { url, text }: Shared): string {
  switch (target) {
    case 'x':
      return filled('https://x.com/intent/post', { text, url });
    case 'telegram':
      return filled('https://t.me/share/url', { url, text });
    case 'whatsapp':
      return filled('https://wa.me/', { text: `${text} ${url}` });
    case 'facebook':
      return filled('https://www.facebook.com/sharer/sharer.php', { u: url });
  }
}

function filled(page: string, query: Record<string, string>): string {
  return `${page}?${new URLSearchParams(query)}`;
}
