import type { LocalizedText } from '@mortar/protocol';
import type { COMMUNITY_CODES, COMMUNITY_UPLOADS } from '@mortar/protocol/community';
import { operations } from '@mortar/protocol/community/operations';
import type { ModuleManifest } from '../../core/module.ts';
import type { UploadPolicy } from '../../lib/upload-policy.ts';

const uploads: Record<keyof typeof COMMUNITY_UPLOADS, UploadPolicy> = {
  picture: { kinds: ['picture'], picture: { mayMove: true }, isPublic: true },
};

const messages: Record<keyof typeof COMMUNITY_CODES, LocalizedText> = {
  undoOver: { en: 'It’s too late to bring this back.', 'zh-HK': '已過了復原時限，未能復原。' },
  changedElsewhere: {
    en: 'This was changed on another device. Check that version before you go on.',
    'zh-HK': '內容已在另一部裝置更改，請先看看那個版本。',
  },
  pollClosed: { en: 'You’ve voted already, or the poll has ended.', 'zh-HK': '你已投票，或投票已結束。' },
  communityFull: { en: 'You’ve reached the limit. Remove something first.', 'zh-HK': '已達上限，請先移除一些項目。' },
  groupRefused: { en: 'You can’t join or post in this group.', 'zh-HK': '你未能加入此群組或在群組內發文。' },
  notPossible: {
    en: 'That can’t be done any more. Reload the page to see what changed.',
    'zh-HK': '現時未能這樣做，請重新載入頁面查看最新狀態。',
  },
};

export const community = { name: 'community', operations, messages, uploads } as const satisfies ModuleManifest;
