import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import { defineSettings } from '../defineSettings';

/** The languages of the menu. */
export const languages = defineSettings('languages', {
  entity: 'menu_languages',
  fields: {
    languages: {
      kind: 'text',
      blank: [],
      Value: lazyWithRetry(
        withTexts('pages', async () => ({ default: (await import('./LanguagesInWords')).LanguagesInWords })),
      ),
    },
  },
});
