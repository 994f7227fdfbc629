import './layers.css';

export { RewardCard, type RewardCardProps } from './reward-card/reward-card.tsx';
