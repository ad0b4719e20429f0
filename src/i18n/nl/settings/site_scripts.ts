import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt meteen op je eigen website, zonder publiceren.',
  warning:
    'Een script kan alles lezen wat klanten op je website invullen. Voeg alleen code toe van diensten die je vertrouwt.',
  none: 'Nog geen scripts. Voeg bijvoorbeeld de code toe van een dienst die bezoeken telt.',
  add: 'Script toevoegen',
  edit: 'Script bewerken',
  edit_of: '%{name} bewerken',
  name: 'Naam',
  code: 'Code',
  code_help: 'Plak de code zoals je die van de dienst krijgt, met de <script>-tags.',
  delete_title: '%{name} verwijderen?',
  delete_detail: 'Het wordt niet meer uitgevoerd op je website.',
  too_many: 'Je kunt maximaal 10 scripts hebben. Verwijder er een om een ander toe te voegen.',
} satisfies SettingsTexts;
