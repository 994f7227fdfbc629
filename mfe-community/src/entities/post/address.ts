import type { Post } from '@mortar/protocol/community';

/** Path of a post; a post by link is read by its key alone. */
export const pathOf = ({ postid, key }: Pick<Post, 'postid' | 'key'>): string => `/p/${postid}${key ? `?key=${key}` : ''}`;

/** Whole address of a post. */
export const addressOf = (post: Pick<Post, 'postid' | 'key'>): string => new URL(pathOf(post), location.origin).href;
