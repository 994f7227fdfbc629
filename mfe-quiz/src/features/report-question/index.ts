export { ReportQuestion } from './report-question.tsx';
