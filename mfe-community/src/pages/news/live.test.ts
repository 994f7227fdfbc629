import { describe, expect, test } from '@jest/globals';
import type { Story } from '@mortar/protocol/news';
import { withNewest } from './live.ts';
import type { StoryPage } from './model.ts';

const story = (day: number): Story =>
  ({
    lead: { newsid: String(day), publishedAt: new Date(Date.UTC(2026, 0, day)).toISOString() },
    also: [],
    alsoCount: 0,
  }) as unknown as Story;
const page = (days: readonly number[], next: string | null = 'more'): StoryPage => ({ items: days.map(story), next, sources: [] });
const days = (joined: StoryPage | null) => joined?.items.map(({ lead }) => Number(lead.newsid));

describe('what is new above a list', () => {
  test('comes before it, without repeating, and what was taken back between goes', () => {
    expect(days(withNewest(page([5, 4, 3, 2, 1]), page([7, 6, 5, 3])))).toEqual([7, 6, 5, 3, 2, 1]);
  });
  test('is put where its time says, also between what stood there', () => {
    expect(days(withNewest(page([6, 4, 2, 1]), page([6, 5, 4])))).toEqual([6, 5, 4, 2, 1]);
  });
  test('makes the list be read anew where something would be missing between the two', () => {
    expect(withNewest(page([3, 2, 1]), page([9, 8, 7]))).toBeNull();
  });
  test('is the whole list where there is no more than it', () => {
    expect(days(withNewest(page([], null), page([1], null)))).toEqual([1]);
    expect(days(withNewest(page([2, 1], null), page([2], null)))).toEqual([2]);
  });
});
