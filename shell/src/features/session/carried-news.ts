import { carried } from '@mortar/remote-kit/carried';

/** Under which names a document leaves word for the next one of why it ended. */
export const BAN = 'ban';
export const NOTICE = 'notice';

/** Whether the document before this one left word of why somebody was signed out, or shut out. */
export const hasNews = (): boolean => [BAN, NOTICE].some((name) => carried(name) !== null);
