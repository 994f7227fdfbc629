/** What plays in a video element, and what can be chosen of it. */
export interface Source {
  /** Qualities by their short edge; empty where the browser chooses alone. */
  heights: number[];
  /** 0 lets the player choose. */
  choose(height: number): void;
  destroy(): void;
}

/** Why nothing plays: its address ended, the connection broke, or this browser does not know how. */
export type SourceFailure = 'expired' | 'network' | 'unsupported';

interface Options {
  element: HTMLVideoElement;
  url: string;
  onReady(source: Source): void;
  onFailure(failure: SourceFailure): void;
}

const HLS = 'application/vnd.apple.mpegurl';
const FORBIDDEN = 403;

function byBrowser({ element, url, onReady, onFailure }: Options): Source {
  // What a browser plays by itself it also chooses by itself.
  const source: Source = { heights: [], choose: () => undefined, destroy };
  const failed = () => onFailure(element.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'unsupported');
  function destroy() {
    element.removeEventListener('error', failed);
    element.removeAttribute('src');
    element.load();
  }
  element.addEventListener('error', failed);
  element.src = url;
  onReady(source);
  return source;
}

/**
 * Puts a playlist into an element: by hls.js, which comes only now, where the browser has MediaSource, else by the browser itself.
 * A browser that says "maybe" of playlists need not play them, so it is asked last.
 */
export async function openSource(options: Options): Promise<Source> {
  const { element, url, onReady, onFailure } = options;
  const { default: Hls } = await import(/* webpackChunkName: "hls" */ 'hls.js');
  if (!Hls.isSupported()) {
    if (element.canPlayType(HLS) !== '') return byBrowser(options);
    onFailure('unsupported');
    return { heights: [], choose: () => undefined, destroy: () => undefined };
  }
  // Its worker is made of a text, which our policy forbids.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, backBufferLength: 60 });
  let mended = 0;
  const source: Source = {
    heights: [],
    choose: (height) => {
      hls.nextLevel = height === 0 ? -1 : hls.levels.findIndex((level) => Math.min(level.width, level.height) === height);
    },
    destroy: () => hls.destroy(),
  };
  hls.on(Hls.Events.MANIFEST_PARSED, () => {
    source.heights = hls.levels.map(({ width, height }) => Math.min(width, height)).sort((one, other) => other - one);
    onReady(source);
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type, details, response }) => {
    if (!fatal) return;
    if (response?.code === FORBIDDEN) return onFailure('expired');
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !/codec/i.test(details) && mended < 1) {
      mended += 1;
      return hls.recoverMediaError();
    }
    onFailure(type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'unsupported');
  });
  hls.loadSource(url);
  hls.attachMedia(element);
  return source;
}
