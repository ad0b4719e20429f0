import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt sofort auf Ihrer eigenen Website, ohne Veröffentlichung.',
  warning:
    'Ein Skript kann alles lesen, was Kunden auf Ihrer Website eingeben. Fügen Sie nur Code von Diensten hinzu, denen Sie vertrauen.',
  none: 'Noch keine Skripte. Fügen Sie zum Beispiel den Code eines Dienstes hinzu, der Besuche zählt.',
  add: 'Skript hinzufügen',
  edit: 'Skript bearbeiten',
  edit_of: '%{name} bearbeiten',
  name: 'Name',
  code: 'Code',
  code_help: 'Fügen Sie ihn so ein, wie Sie ihn vom Dienst bekommen, mit den <script>-Tags.',
  delete_title: '%{name} löschen?',
  delete_detail: 'Es läuft dann nicht mehr auf Ihrer Website.',
  too_many: 'Sie können bis zu 10 Skripte haben. Löschen Sie eines, um ein anderes hinzuzufügen.',
} satisfies SettingsTexts;
