import type { LocalizedText } from '@mortar/protocol';
import type { QUIZ_CODES } from '@mortar/protocol/quiz';
import { operations } from '@mortar/protocol/quiz/operations';
import type { ModuleManifest } from '../../core/module.ts';
import { quizSettings } from './settings.ts';

const messages: Record<keyof typeof QUIZ_CODES, LocalizedText> = {
  roundClosed: { en: 'This round has closed.', 'zh-HK': '這一輪已經結束。' },
  staleToken: { en: 'This question has moved on. Reload to carry on.', 'zh-HK': '這一題已經過去，重新載入便可繼續。' },
  tooLate: { en: 'Time’s up.', 'zh-HK': '時間到了。' },
  wrongState: { en: 'You can’t do that at this point of the run.', 'zh-HK': '現在不能這樣做。' },
  noCard: { en: 'You don’t have this card.', 'zh-HK': '你沒有這張卡。' },
  cardUsed: { en: 'You’ve already used this card in this run.', 'zh-HK': '這張卡今局已經用過。' },
  keySpent: { en: 'This run can’t be added to your account any more.', 'zh-HK': '這一局已不能加入你的帳戶。' },
  questionMoved: {
    en: 'This question has changed since you opened it. Reload it and look again.',
    'zh-HK': '這條題目已有變動，請重新載入再看一次。',
  },
  ownQuestion: {
    en: 'You wrote this, or you and its author are here by each other’s invites, so two others have to approve it.',
    'zh-HK': '這個版本由你撰寫，或你與作者有邀請關係，須由另外兩人批准。',
  },
  questionLimit: {
    en: 'You’ve reached today’s limit for new questions. Try again tomorrow.',
    'zh-HK': '你今天提交的題目已達上限，請明天再試。',
  },
  questionUnfit: { en: 'This question isn’t ready yet. Fix the points below first.', 'zh-HK': '這條題目尚未符合要求，請先修正以下各項。' },
  eventBegun: { en: 'This event has begun. You can still watch.', 'zh-HK': '活動已經開始，你仍然可以旁觀。' },
  outOfEvent: { en: 'You’re not playing in this event.', 'zh-HK': '你不在這場活動的參加者之中。' },
  answered: { en: 'You’ve already answered this question.', 'zh-HK': '你已經回答了這一題。' },
  budgetSpent: { en: 'There aren’t enough bricks left that day for this prize.', 'zh-HK': '當日的活動已沒有足夠的磚塊作獎賞。' },
};

export const quiz = { name: 'quiz', operations, messages, settings: [quizSettings] } as const satisfies ModuleManifest;
