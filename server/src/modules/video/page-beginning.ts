import { VIDEO_ROWS, type Video, type VideoCard } from '@mortar/protocol/video';
import { operations } from '@mortar/protocol/video/operations';
import { firstAnswers, type PageBeginning, type PageBeginningSource } from '../../core/page-beginning.ts';
import type { Videos } from './videos/service.ts';

const VIDEO_PATH = /^\/video\/([A-Za-z0-9_-]{12})$/;
const FIRST = { pageSize: VIDEO_ROWS };
/** Videos that fill the highest screen. */
const MOST_PAINTED = 12;

const cardOf = ({ videoid, title, coverurl, author }: VideoCard) => ({
  id: videoid,
  title,
  cover: coverurl || null,
  name: author.username,
});

const videoOf = ({ title, posterurl, width, height, author, description }: Video) => ({
  title,
  poster: { src: posterurl, width: width || 16, height: height || 9 },
  name: author.username,
  person: encodeURIComponent(author.uid),
  description,
});

/** `/video` begins with the latest videos, the page of a video with the video; a visitor sees pictures and titles before any script runs. */
export function videoBeginning(videos: Pick<Videos, 'get' | 'list'>): PageBeginningSource {
  const listAnswer = firstAnswers(operations.listVideos);
  const videoAnswer = firstAnswers(operations.getVideo);

  async function ofVideos(viewerId: number | undefined): Promise<PageBeginning> {
    const list = await videos.list(viewerId, FIRST);
    const cards = list.items.slice(0, MOST_PAINTED).map(cardOf);
    return { answers: [listAnswer(FIRST, list)], ...(cards.length > 0 && { view: { videos: { cards } } }) };
  }

  async function ofVideo(viewerId: number | undefined, videoid: string): Promise<PageBeginning> {
    const video = await videos.get(viewerId, videoid);
    return { answers: [videoAnswer({ videoid }, video)], ...(video.playurl && video.posterurl && { view: { video: videoOf(video) } }) };
  }

  return async ({ remote, page, address: { pathname }, userId }) => {
    if (remote !== 'community') return undefined;
    if (page === 'videos') return ofVideos(userId ?? undefined);
    const [, videoid] = VIDEO_PATH.exec(pathname) ?? [];
    return page === 'video' && videoid !== undefined ? ofVideo(userId ?? undefined, videoid) : undefined;
  };
}
