import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono subito le modifiche. I tuoi moduli seguono lo stesso ordine.',
  field: { languages: 'Lingue' },
  base: 'I testi non tradotti appaiono in questa lingua',
  visible: 'Visibile ai clienti',
  remove: 'Rimuovi %{language}',
  add: 'Aggiungi una lingua',
  untranslated: '%{smart_count} articolo non è tradotto |||| %{smart_count} articoli non sono tradotti',
  translated: 'Tutti gli articoli sono tradotti',
  kept: 'Una lingua rimossa conserva i suoi testi: aggiungila di nuovo per riaverli.',
} satisfies SettingsTexts;
