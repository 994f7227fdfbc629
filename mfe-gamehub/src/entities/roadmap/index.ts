export { COURSES, courseState, type CourseId } from './courses.ts';
export { CourseMarks } from './course-marks.tsx';
export { CourseStateLabel } from './course-state-label.tsx';
export { RoadmapWall } from './roadmap-wall.tsx';
