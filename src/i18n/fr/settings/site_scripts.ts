import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique immédiatement à votre propre site, sans publication.',
  warning:
    'Un script peut lire tout ce que vos clients saisissent sur votre site. N’ajoutez que du code de services de confiance.',
  none: 'Aucun script pour l’instant. Ajoutez par exemple le code d’un service qui compte les visites.',
  add: 'Ajouter un script',
  edit: 'Modifier le script',
  edit_of: 'Modifier %{name}',
  name: 'Nom',
  code: 'Code',
  code_help: 'Collez-le tel que le service vous le donne, avec ses balises <script>.',
  delete_title: 'Supprimer %{name}\u202F?',
  delete_detail: 'Il ne s’exécutera plus sur votre site.',
  too_many: 'Vous pouvez avoir jusqu’à 10 scripts. Supprimez-en un pour en ajouter un autre.',
} satisfies SettingsTexts;
