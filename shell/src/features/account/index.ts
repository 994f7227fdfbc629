export { AccountButton } from './late-account-button.tsx';
export { usePressConnect } from './press-connect.ts';
