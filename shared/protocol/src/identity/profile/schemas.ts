import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { LOCALES } from '../../core/locale.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { UserProfile } from '../sessions/session.ts';

/** Generous, because characters are counted by the server as a person counts them. */
const text = (most: number) => Type.Optional(Type.String({ maxLength: most * 8 }));
/** Id of an uploaded file; an empty text takes the picture away. */
const AssetId = Type.Optional(Type.String({ pattern: '^([A-Za-z0-9_-]{22})?$' }));

export const getProfile = { summary: 'The signed-in person', data: UserProfile };

export const updateProfile = {
  summary: 'Change the profile; what is left out stays',
  body: Type.Object({
    username: text(32),
    personalprofile: text(300),
    instagramurl: text(200),
    websiteurl: text(200),
    twitterurl: text(200),
    /** An upload of the purpose `avatar`. */
    picture: AssetId,
    /** An upload of the purpose `banner`. */
    banner: AssetId,
  }),
  data: UserProfile,
  codes: [NOT_THERE],
};

export const updateLanguage = {
  summary: 'Choose the language of mails to this account',
  body: Type.Object({ lang: Type.Enum(LOCALES.map(({ code }) => code)) }),
  data: Empty,
};
