import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono le modifiche quando pubblichi il sito web.',
  section: { pictures: 'Immagini', look: 'Colori e menu' },
  field: {
    site_logo: 'Logo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Colore dell’intestazione',
    site_title_colour: 'Colore del titolo',
    site_theme: 'Aspetto del menu',
  },
  help: { site_favicon: 'I browser la mostrano sulla scheda. L’ideale è un’immagine quadrata e semplice.' },
  choice: { site_theme: { list: 'Elenco', grid: 'Griglia' } },
  preview: {
    title: 'Anteprima',
    contrast:
      'Il titolo si legge male su questo colore dell’intestazione. Scegli un colore più scuro e uno più chiaro.',
  },
  publishing: {
    never: 'Il tuo sito web non è ancora pubblicato.',
    current: 'I clienti vedono le tue ultime modifiche.',
    differs: 'I clienti non vedono ancora queste modifiche:',
    published: 'Pubblicato da %{name}, %{time}',
    publish: 'Pubblica',
    done: 'Pubblicato.',
    revert: 'Scarta',
    revert_title: 'Scartare le modifiche?',
    revert_detail: 'Tutto torna come nel sito pubblicato.',
    revert_all: 'Tutto torna alle impostazioni predefinite.',
    edition: 'Versione pubblicata del sito web',
  },
} satisfies SettingsTexts;
