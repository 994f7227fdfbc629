export { Body } from './body.tsx';
export { Byline } from './byline.tsx';
export { Headline } from './headline.tsx';
export { KeepButton } from './keep-button.tsx';
export { BodyOutline, BylineOutline, PictureOutline, StoryOutline } from './outline.tsx';
export { StoryCard } from './story-card.tsx';
export { useOutward, whereTo } from './where-to.ts';
