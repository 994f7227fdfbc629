import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithin } from '../../lib/testing.tsx';
import { CourseMarks } from './course-marks.tsx';
import { COURSES } from './courses.ts';
import { RoadmapWall } from './roadmap-wall.tsx';

const WORDS = { laid: 'Laid', inWork: 'In progress', planned: 'Planned' };

test('it reads from the foundation up and says the state of every course', () => {
  renderWithin(<RoadmapWall />);
  const items = screen.getAllByRole('listitem');
  expect(within(items[0]!).getByRole('heading').textContent).toBe('Foundation');
  for (const [index, { state }] of COURSES.entries()) expect(within(items[index]!).getByText(WORDS[state])).toBeTruthy();
});

test('it never lays a course on one that is not laid', () => {
  const laid = COURSES.map(({ state }) => state === 'laid');
  expect(laid.lastIndexOf(true)).toBeLessThan(laid.indexOf(false));
});

test('it says of a course what its areas are: all there, some, or none', () => {
  const isBuilt = (area: string) => existsSync(new URL(`../../../../mfe-${area}`, import.meta.url));
  for (const course of COURSES.filter(({ areas }) => areas.length > 0)) {
    const built = course.areas.filter(isBuilt).length;
    const isWhole = built === course.areas.length && !('lacks' in course);
    expect([course.id, course.state]).toEqual([course.id, isWhole ? 'laid' : built > 0 ? 'inWork' : 'planned']);
  }
});

test('it counts the laid courses', () => {
  renderWithin(<CourseMarks />);
  const laid = COURSES.filter(({ state }) => state === 'laid').length;
  expect(screen.getByText(`${laid} of ${COURSES.length} courses laid`)).toBeTruthy();
});
