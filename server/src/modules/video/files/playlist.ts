import type { RenditionRow } from '../videos/repository.ts';

/** Short edge of the quality that players begin with. */
const FIRST = 480;

/** The playlist of what is ready now: asked again, it has what became ready since. The one to begin with stands first. */
export function masterPlaylist(made: readonly RenditionRow[]): string | undefined {
  const ready = made
    .filter(({ state, folder }) => state === 'ready' && folder !== null)
    .toSorted((one, other) => one.height - other.height);
  const first = ready.find(({ height }) => height >= FIRST) ?? ready.at(-1);
  if (!first) return undefined;
  const lines = [first, ...ready.filter((one) => one !== first)].flatMap(({ bitsPerSecond, frame, folder }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bitsPerSecond ?? 1_000_000},RESOLUTION=${frame.width}x${frame.height}`,
    `${folder}/index.m3u8`,
  ]);
  return ['#EXTM3U', '#EXT-X-VERSION:3', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines, ''].join('\n');
}
