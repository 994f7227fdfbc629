/** Whether a course of the roadmap runs in public, is being built, or has a design only. */
export type CourseState = 'laid' | 'inWork' | 'planned';

/**
 * The roadmap as a wall: the first course carries all others. The one source of the home page and the whitepaper;
 * a course is `laid` when visitors can use it, and not before.
 */
export const COURSES = [
  { id: 'foundation', state: 'laid' },
  { id: 'door', state: 'laid' },
  { id: 'hall', state: 'planned' },
  { id: 'square', state: 'planned' },
  { id: 'market', state: 'planned' },
  { id: 'arena', state: 'planned' },
  { id: 'kiln', state: 'planned' },
] as const satisfies readonly { id: string; state: CourseState }[];

export type CourseId = (typeof COURSES)[number]['id'];

/** State of one course. */
export function courseState(id: CourseId): CourseState {
  return COURSES.find((course) => course.id === id)!.state;
}
