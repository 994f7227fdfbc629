export { challenge, opened, scores } from './model.ts';
export { ScoreCard } from './score-card.tsx';
