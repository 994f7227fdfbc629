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
  const order = ['planned', 'inWork', 'laid'];
  const ranks = COURSES.map(({ state }) => order.indexOf(state));
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
});

test('it counts the laid courses', () => {
  renderWithin(<CourseMarks />);
  const laid = COURSES.filter(({ state }) => state === 'laid').length;
  expect(screen.getByText(`${laid} of ${COURSES.length} courses laid`)).toBeTruthy();
});
