import { z } from 'zod';
import { limits } from '../limits';
import { menuLanguageCodes } from '../menuLanguages';
import { describeSettings } from './describeSettings';

const language = z.strictObject({ code: z.enum(menuLanguageCodes), is_visible: z.boolean() });

/** The languages of the menu and of all other texts for customers. */
export const languageSettings = describeSettings('menu_languages', {
  permission: 'store/setting',
  summary:
    'The languages of the menu in their order. A language that is left out is removed and keeps its texts. The first ' +
    'language that the store ever had stays, visible: texts that are missing are shown in it',
  effect: 'Customers see it at once',
  fields: { languages: z.array(language).min(1).max(limits.languagesMax) },
  shown: { languages: z.array(z.object({ code: z.string(), is_visible: z.boolean() })) },
});
