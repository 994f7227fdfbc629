export { BadgesOutline } from './badges-outline.tsx';
export { warned } from './model.ts';
export { VerifiedMark } from './verified-mark.tsx';
export { WarningBadges } from './warning-badges.tsx';
export { WarningList } from './warning-list.tsx';
