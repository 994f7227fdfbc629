import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Author } from '../fields.ts';
import { WATCH_WORDS } from '../limits.ts';

const Word = Type.String({ minLength: 1, maxLength: WATCH_WORDS.characters });
const Status = Type.Integer({ minimum: 0, maximum: 1 });

export const mutePerson = {
  summary: 'Mute somebody in the feeds, or no longer; they are not told',
  body: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 64 }), status: Status }),
  data: Type.Object({ status: Status }),
  codes: [NOT_THERE, ...refusals('conflict', 'communityFull')],
};
export const listMuted = { summary: 'Whom the caller has muted, by name', body: Empty, data: Type.Object({ list: Type.Array(Author) }) };
export const setWatchWord = {
  summary: 'Leave posts with a word out of the caller’s feeds, or no longer',
  body: Type.Object({ word: Word, status: Status }),
  data: Type.Object({ words: Type.Array(Type.String()) }),
  codes: refusals('validation', 'communityFull'),
};
export const listWatchWords = {
  summary: 'Words that the caller wants to see no posts with',
  body: Empty,
  data: Type.Object({ words: Type.Array(Type.String()) }),
};
