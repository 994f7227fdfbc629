import type { LocalizedText } from '@mortar/protocol';
import type { MESSAGING_CODES, MESSAGING_UPLOADS } from '@mortar/protocol/messaging';
import { operations } from '@mortar/protocol/messaging/operations';
import type { ModuleManifest } from '../../core/module.ts';
import type { UploadPolicy } from '../../lib/upload-policy.ts';

const messages: Record<keyof typeof MESSAGING_CODES, LocalizedText> = {
  muted: { en: 'You’re muted in this channel.', 'zh-HK': '你在此頻道已被禁言。' },
  tooFast: { en: 'Slow mode is on. Wait a moment before your next message.', 'zh-HK': '慢速模式已開啟，請稍等再發送下一則訊息。' },
  inviteOver: { en: 'This invite link no longer works. Ask for a new one.', 'zh-HK': '這條邀請連結已失效，請索取新的連結。' },
  ownerLeaves: { en: 'Hand the channel over to someone before you leave it.', 'zh-HK': '離開之前，請先將頻道轉交給其他成員。' },
  messageFixed: { en: 'This message can no longer be changed.', 'zh-HK': '這則訊息已不能更改。' },
  messageFull: { en: 'There is no room for more. Remove one first.', 'zh-HK': '已達上限，請先移除一個。' },
};

const uploads: Record<keyof typeof MESSAGING_UPLOADS, UploadPolicy> = {
  channel: { kinds: ['picture'], picture: { cut: { width: 512, height: 512 }, mayMove: false }, isPublic: true },
};

export const messaging = { name: 'messaging', operations, messages, uploads } as const satisfies ModuleManifest;
