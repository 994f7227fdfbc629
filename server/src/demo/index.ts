export { demoCommunity } from './community.ts';
export { demoContent } from './content.ts';
export { demoEvents } from './events.ts';
export { demoMarket } from './market.ts';
export { demoNews } from './news/index.ts';
export { demoQuiz } from './quiz.ts';
export { demoOperator } from './operator.ts';
export type { DemoLogin } from './sign-in.ts';
export { demoVideos } from './videos.ts';
