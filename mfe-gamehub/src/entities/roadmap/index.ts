export { COURSES, courseState, type CourseId } from './courses.ts';
export { CourseMarks } from './course-marks.tsx';
export { RoadmapWall } from './roadmap-wall.tsx';
