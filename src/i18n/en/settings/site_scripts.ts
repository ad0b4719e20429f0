import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to your own website immediately, without publishing.',
  warning: 'A script can read everything customers enter on your website. Only add code from services you trust.',
  none: 'No scripts yet. Add the code of a service for visitor statistics, for example.',
  add: 'Add script',
  edit: 'Edit script',
  edit_of: 'Edit %{name}',
  name: 'Name',
  code: 'Code',
  code_help: 'Paste it as the service gives it to you, with its <script> tags.',
  delete_title: 'Delete %{name}?',
  delete_detail: 'It no longer runs on your website.',
  too_many: 'You can have up to 10 scripts. Delete one to add another.',
} satisfies SettingsTexts;
