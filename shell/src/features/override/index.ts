export { OverrideNotice } from './override-notice.tsx';
