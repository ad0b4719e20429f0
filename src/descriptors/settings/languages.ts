import { defineSettings } from '../defineSettings';

/** The languages of the menu. */
export const languages = defineSettings('languages', {
  entity: 'menu_languages',
  fields: {
    languages: { kind: 'menu_languages' },
  },
});
