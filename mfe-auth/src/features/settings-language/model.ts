import { createRequest } from '@mortar/client';
import { localeChosen } from '@mortar/host';
import { updateLanguage } from '@mortar/protocol/identity';
import { sample } from 'effector';

/** Chooses the language of mails to this account; the pages follow. */
export const chooseLanguageFx = createRequest(updateLanguage);

sample({ clock: chooseLanguageFx.done, fn: ({ params: { lang } }) => lang, target: localeChosen });
