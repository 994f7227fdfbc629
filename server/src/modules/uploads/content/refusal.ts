import type { LocalizedText } from '@mortar/protocol';
import { AppError } from '../../../lib/app-error.ts';

/** Why a file or what was said about it is refused, in the words that its field shows. */
const TEXTS = {
  unknownType: {
    en: 'This type of file is not accepted. Please choose a picture (JPEG, PNG, WebP, GIF or AVIF) or another common type.',
    'zh-HK': '不接受這類檔案，請選擇圖片（JPEG、PNG、WebP、GIF 或 AVIF）或其他常見類型。',
  },
  wrongKind: { en: 'This type of file cannot be used here. Please choose another one.', 'zh-HK': '這裏不能使用這類檔案，請選擇另一個。' },
  wrongExtension: {
    en: 'The file extension doesn’t match its content. Please correct it.',
    'zh-HK': '檔案格式與內容不符，請更正檔案名稱。',
  },
  unreadable: {
    en: 'This picture is damaged and can’t be read. Please choose another one.',
    'zh-HK': '圖片已損壞，無法讀取，請選擇另一張。',
  },
  tooManyPixels: { en: 'This picture has too many pixels. Please make it smaller.', 'zh-HK': '圖片像素過多，請先縮小。' },
  tooMuchWork: { en: 'This picture takes too long to process. Please make it smaller.', 'zh-HK': '處理這張圖片需時過長，請先縮小。' },
  cropOutside: { en: 'The selected area is outside the picture.', 'zh-HK': '裁剪範圍超出圖片。' },
  notComplete: { en: 'The upload was interrupted. Please resume it.', 'zh-HK': '檔案尚未完整上載，請繼續上載。' },
} satisfies Record<string, LocalizedText>;

/** A file that breaks a rule: answered as `validation` with its field (docs/design/protocol.md). */
export class UploadRefusal extends AppError {
  readonly field: 'file' | 'crop' | 'upload';

  constructor(reason: keyof typeof TEXTS, field: UploadRefusal['field'] = 'file', options: ErrorOptions = {}) {
    super('validation', { fields: { [field]: TEXTS[reason] }, ...options });
    this.field = field;
  }
}
