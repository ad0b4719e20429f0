import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'Über den Kunden',
  orders: '%{smart_count} Bestellung, am %{date} |||| %{smart_count} Bestellungen, zuletzt am %{date}',
  add: 'Notiz hinzufügen',
  edit: 'Notiz bearbeiten',
  erase: 'Kundendaten löschen',
  title: 'Notiz zu %{name}',
  title_unnamed: 'Notiz zu diesem Kunden',
  field: {
    allergies: 'Allergien',
    note: 'Notiz für das Team',
    language: 'Sprache',
    is_blocked: 'Gesperrt',
  },
  blocked_help:
    'Sie werden gefragt, bevor eine Bestellung für diese Nummer aufgenommen wird. Bestellungen aus der App sind nicht betroffen.',
  no_language: 'Unbekannt',
  allergic_to: 'Allergien: %{allergies}',
  language: 'Sprache: %{language}',
  blocked: 'Von Ihrem Team gesperrt',
  earlier: 'Frühere Bestellungen',
  same_again: 'Noch einmal dasselbe',
  same_again_of: 'Noch einmal dasselbe wie am %{day}',
  more: '%{smart_count} frühere Bestellung anzeigen |||| %{smart_count} frühere Bestellungen anzeigen',
  fewer: 'Weniger anzeigen',
  added: 'Bestellung vom %{day} auf den Bon übernommen.',
  link: 'Link für den Gast',
  copy: 'Kopieren',
  copied: 'Kopiert',
};
