export { ChallengeFriend } from './challenge-friend.tsx';
export { SendChallenge } from './send-challenge.tsx';
