import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Les clients voient les changements immédiatement. Vos formulaires présentent les langues dans le même ordre.',
  field: { languages: 'Langues' },
  base: 'Les textes sans traduction s’affichent dans cette langue',
  visible: 'Visible par les clients',
  remove: 'Retirer %{language}',
  add: 'Ajouter une langue',
  untranslated: '%{smart_count} article n’est pas traduit |||| %{smart_count} articles ne sont pas traduits',
  translated: 'Tous les articles sont traduits',
  kept: 'Les textes d’une langue retirée sont conservés. Ajoutez-la de nouveau pour les retrouver.',
} satisfies SettingsTexts;
