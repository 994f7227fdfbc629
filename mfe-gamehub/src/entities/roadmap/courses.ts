/** Whether a course of the roadmap runs in public, in part, or has a design only. */
export type CourseState = 'laid' | 'inWork' | 'planned';

interface Course {
  id: string;
  state: CourseState;
  /** What it is made of, by the names of the registry; none where it carries all of them. */
  areas: readonly string[];
  /** What visitors cannot use yet of areas that are there. */
  lacks?: readonly string[];
}

/**
 * The roadmap as a wall: the first course carries all others. The one source of the home page and the whitepaper;
 * a course is `laid` when visitors can use all of it, and not before.
 */
export const COURSES = [
  { id: 'foundation', state: 'laid', areas: [] },
  { id: 'door', state: 'laid', areas: ['auth'] },
  { id: 'hall', state: 'inWork', areas: ['im'], lacks: ['bots', 'paid messages', 'translation'] },
  { id: 'square', state: 'inWork', areas: ['community'], lacks: ['voting spaces', 'brands and creators'] },
  { id: 'market', state: 'inWork', areas: ['market'], lacks: ['analytics', 'registering names'] },
  { id: 'arena', state: 'inWork', areas: ['gamehub', 'quiz'], lacks: ['challenges of friends'] },
  { id: 'kiln', state: 'inWork', areas: ['gamehub', 'staking'] },
] as const satisfies readonly Course[];

export type CourseId = (typeof COURSES)[number]['id'];

/** State of one course. */
export function courseState(id: CourseId): CourseState {
  return COURSES.find((course) => course.id === id)!.state;
}
