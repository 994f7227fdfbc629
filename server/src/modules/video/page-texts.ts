import { cutName, inBoth, type PageTextSource } from '../../core/page-texts.ts';
import type { Videos } from './videos/service.ts';

const PAGE = /^\/video\/([A-Za-z0-9_-]{12})$/;
const TITLE_CHARACTERS = 72;
const DESCRIPTION_CHARACTERS = 300;
const OWN = new Set(['/video/upload', '/video/mine']);

/** Titles of public videos for their pages. What is not public is announced as what is not there. */
export const videoPageTexts =
  (videos: Pick<Videos, 'find'>): PageTextSource =>
  async (pathname) => {
    if (!/^\/video\/[^/]+$/.test(pathname) || OWN.has(pathname)) return undefined;
    const [, id] = PAGE.exec(pathname) ?? [];
    const video = id && (await videos.find(undefined, id));
    if (!video) return null;
    const title = `${cutName(video.title, TITLE_CHARACTERS - ' · Mortar'.length)} · Mortar`;
    const description = cutName(video.description.replace(/\s+/g, ' '), DESCRIPTION_CHARACTERS);
    return { title: inBoth(title), ...(description && { description: inBoth(description) }) };
  };
