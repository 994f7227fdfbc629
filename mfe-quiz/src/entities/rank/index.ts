export { RankRows } from './rank-rows.tsx';
