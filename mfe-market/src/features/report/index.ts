export { ReportButton } from './report-button.tsx';
