import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale subito sul tuo sito web, senza pubblicare.',
  warning:
    'Uno script può leggere tutto ciò che i clienti scrivono sul tuo sito web. Aggiungi solo codice di servizi di cui ti fidi.',
  none: 'Ancora nessuno script. Aggiungi per esempio il codice di un servizio che conta le visite.',
  add: 'Aggiungi script',
  edit: 'Modifica script',
  edit_of: 'Modifica %{name}',
  name: 'Nome',
  code: 'Codice',
  code_help: 'Incollalo come te lo dà il servizio, con i suoi tag <script>.',
  delete_title: 'Eliminare %{name}?',
  delete_detail: 'Non verrà più eseguito sul tuo sito web.',
  too_many: 'Puoi avere fino a 10 script. Eliminane uno per aggiungerne un altro.',
} satisfies SettingsTexts;
