import './layers.css';

export { CountUp, type CountUpProps } from './count-up/count-up.tsx';
export { RewardCard, type RewardCardProps } from './reward-card/reward-card.tsx';
