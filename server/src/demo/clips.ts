import type { Scene } from './art/scenes.ts';
import type { CastName } from './cast.ts';

/** A clip of the demo: a picture that the camera moves over, and a chord. */
export interface DemoClip {
  by: CastName;
  title: string;
  description: string;
  scene: Scene;
  turn: number;
  /** Way of the camera over the picture, each from 0 to 1. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  seconds: number;
  /** Hz. */
  chord: readonly [number, number, number];
}

/** The newest last. Chapters stand in the descriptions. */
export const CLIPS: readonly DemoClip[] = [
  {
    by: 'ada',
    title: 'A harbour before the first ferry 頭班船之前的海港',
    description:
      'Twelve quiet seconds from the pier. Drawn for this demo.\n碼頭的十二秒寧靜。這段影片為示範而繪製。\n\n0:00 Far towers 遠處大廈\n0:06 Water 水面',
    scene: 'harbour',
    turn: 3,
    from: [0, 0.1],
    to: [1, 0.9],
    seconds: 12,
    chord: [196, 247, 294],
  },
  {
    by: 'gaayi',
    title: '窯火第一晚 First night of the firing',
    description:
      '升溫要慢，人要有耐性。\nHeat rises slowly, and so does patience.\n\n0:00 點火 Lighting\n0:05 升溫 Rising heat\n0:10 高溫 Full heat',
    scene: 'kiln',
    turn: 1,
    from: [0.1, 1],
    to: [0.7, 0.1],
    seconds: 15,
    chord: [147, 175, 220],
  },
  {
    by: 'ben',
    title: 'Test tiles, one by one',
    description: 'Every glaze of this winter, left to right. Which one would you fire again?\n今個冬天的釉色，由左至右。',
    scene: 'tests',
    turn: 2,
    from: [0, 0.4],
    to: [1, 0.5],
    seconds: 14,
    chord: [220, 277, 330],
  },
  {
    by: 'zihin',
    title: '深夜雨聲 Rain at night',
    description: '開住部機，聽下雨。\nNothing happens in this one. That is the point.',
    scene: 'rain',
    turn: 4,
    from: [0.5, 0],
    to: [0.5, 1],
    seconds: 16,
    chord: [165, 196, 247],
  },
  {
    by: 'ada',
    title: 'Morning over the ridge 山脊清晨',
    description: 'The walk that every good stack of bricks begins with.\n\n0:00 Sun 日出\n0:04 Hills 群山\n0:08 Valley 山谷',
    scene: 'ridge',
    turn: 2,
    from: [0.8, 0],
    to: [0.1, 1],
    seconds: 12,
    chord: [262, 330, 392],
  },
  {
    by: 'operator',
    title: 'How a video is made here 影片怎樣製作',
    description:
      'What you watch was uploaded by the same calls as yours will be: first quality first, the rest while you watch.\n你現在看到的影片，與你日後上載的一樣處理：先有一個畫質可看，其餘邊看邊做。\n\n0:00 Upload 上載\n0:04 First quality 第一個畫質\n0:08 All of them 全部畫質',
    scene: 'shelves',
    turn: 1,
    from: [0, 0],
    to: [1, 1],
    seconds: 12,
    chord: [196, 294, 392],
  },
  {
    by: 'gaayi',
    title: '開窯早餐 Breakfast after opening the kiln',
    description: '食飽先開下一窯。\nFirst the toast, then the next firing.',
    scene: 'breakfast',
    turn: 5,
    from: [1, 0.8],
    to: [0.2, 0.2],
    seconds: 10,
    chord: [233, 294, 349],
  },
  {
    by: 'ben',
    title: 'Shelves, before and after',
    description: 'Same shelf, one month of throwing.\n\n0:00 Top row\n0:05 Bottom row',
    scene: 'shelves',
    turn: 6,
    from: [0.2, 0],
    to: [0.8, 1],
    seconds: 11,
    chord: [175, 220, 262],
  },
  {
    by: 'zihin',
    title: '釉色測試，第七次 Glaze tests, seventh try',
    description: '第七次終於藍到。\nThe seventh one came out blue at last.',
    scene: 'tests',
    turn: 7,
    from: [1, 0.2],
    to: [0, 0.8],
    seconds: 12,
    chord: [208, 247, 311],
  },
  {
    by: 'ada',
    title: 'The kiln, cooling 窯在冷卻',
    description: 'Do not open it yet.\n未開得住。',
    scene: 'kiln',
    turn: 8,
    from: [0.6, 0.1],
    to: [0.3, 0.9],
    seconds: 13,
    chord: [131, 165, 196],
  },
  {
    by: 'ben',
    title: 'Harbour lights, slowly',
    description: 'Filmed by nobody: a program drew every light.\n沒有人拍攝，每盞燈都由程式繪畫。',
    scene: 'harbour',
    turn: 9,
    from: [1, 0.3],
    to: [0, 0.6],
    seconds: 14,
    chord: [185, 233, 277],
  },
  {
    by: 'gaayi',
    title: '由山腳行到山頂 From the foot to the top',
    description: '0:00 山腳 Foot\n0:06 半山 Half-way\n0:12 山頂 Top',
    scene: 'ridge',
    turn: 10,
    from: [0.2, 1],
    to: [0.7, 0],
    seconds: 16,
    chord: [220, 262, 330],
  },
];
