import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les clients voient les changements aussitôt. Vos formulaires suivent le même ordre.',
  field: { languages: 'Langues' },
  base: 'Les textes sans traduction s’affichent dans cette langue',
  visible: 'Visible par les clients',
  remove: 'Retirer %{language}',
  add: 'Ajouter une langue',
  untranslated: '%{smart_count} article n’est pas traduit |||| %{smart_count} articles ne sont pas traduits',
  translated: 'Tous les articles sont traduits',
  kept: 'Une langue retirée garde ses textes\u202F: ajoutez-la de nouveau pour les retrouver.',
} satisfies SettingsTexts;
