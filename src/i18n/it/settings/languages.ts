import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono subito le modifiche. I tuoi moduli mostrano le lingue nello stesso ordine.',
  field: { languages: 'Lingue' },
  base: 'I testi non tradotti appaiono in questa lingua',
  visible: 'Visibile ai clienti',
  remove: 'Rimuovi %{language}',
  add: 'Aggiungi una lingua',
  untranslated: '%{smart_count} prodotto non è tradotto |||| %{smart_count} prodotti non sono tradotti',
  translated: 'Tutti i prodotti sono tradotti',
  kept: 'Se rimuovi una lingua, i suoi testi restano salvati. Aggiungila di nuovo per riaverli.',
} satisfies SettingsTexts;
