import type { IconName } from '@mortar/ui';

/** What this page says of an area that it knows; of any other it shows the registry's title. */
interface AreaCopy {
  icon: IconName;
  titleId: string;
  textId: string;
}

/** By registry name. */
export const AREA_COPY: Readonly<Record<string, AreaCopy>> = {
  community: { icon: 'video', titleId: 'gamehub.area.community.title', textId: 'gamehub.area.community.text' },
  im: { icon: 'message', titleId: 'gamehub.area.im.title', textId: 'gamehub.area.im.text' },
  market: { icon: 'store', titleId: 'gamehub.area.market.title', textId: 'gamehub.area.market.text' },
  quiz: { icon: 'question', titleId: 'gamehub.area.quiz.title', textId: 'gamehub.area.quiz.text' },
  gamehub: { icon: 'gamepad', titleId: 'gamehub.area.gamehub.title', textId: 'gamehub.area.gamehub.text' },
  auth: { icon: 'wallet', titleId: 'gamehub.area.auth.title', textId: 'gamehub.area.auth.text' },
};
