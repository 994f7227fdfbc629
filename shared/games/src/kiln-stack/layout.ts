import { FIELD_WIDTH } from '../rules/index.ts';

/** Lengths of a picture in CSS pixels. */
export interface Layout {
  width: number;
  height: number;
  /** Left edge of the field. */
  left: number;
  /** Pixels of one unit of the rules. */
  unit: number;
  /** Height of a course with its joint. */
  course: number;
  joint: number;
  /** Where the wall's foot stands while the wall is low. */
  floor: number;
  /** Courses that fit before the picture rises. */
  courses: number;
}

const LARGEST_FIELD = 560;
const MARGIN = 16;

/** The field in the middle of its place, wider the more room there is. */
export function layoutOf(width: number, height: number): Layout {
  const field = Math.round(Math.min(width - 2 * MARGIN, height * 0.72, LARGEST_FIELD));
  const course = Math.max(22, Math.round(field / 15));
  const floor = Math.round(height - Math.max(course * 2.5, height * 0.14));
  return {
    width,
    height,
    left: Math.round((width - field) / 2),
    unit: field / FIELD_WIDTH,
    course,
    joint: field < 340 ? 2 : 3,
    floor,
    courses: Math.max(3, Math.floor((floor - height * 0.42) / course)),
  };
}
