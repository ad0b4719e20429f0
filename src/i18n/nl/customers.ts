import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'Over de klant',
  orders: '%{smart_count} bestelling, op %{date} |||| %{smart_count} bestellingen, de laatste op %{date}',
  add: 'Notitie toevoegen',
  edit: 'Notitie bewerken',
  erase: 'Klantgegevens wissen',
  title: 'Notitie over %{name}',
  title_unnamed: 'Notitie over deze klant',
  field: {
    allergies: 'Allergieën',
    note: 'Notitie voor je team',
    language: 'Taal',
    is_blocked: 'Geblokkeerd',
  },
  blocked_help:
    'Je krijgt een vraag voordat een bestelling voor dit nummer wordt geplaatst. Bestellingen uit de app blijven gewoon binnenkomen.',
  no_language: 'Onbekend',
  allergic_to: 'Allergieën: %{allergies}',
  language: 'Taal: %{language}',
  blocked: 'Geblokkeerd door je team',
  earlier: 'Eerdere bestellingen',
  same_again: 'Nog een keer hetzelfde',
  same_again_of: 'Nog een keer hetzelfde als op %{day}',
  more: '%{smart_count} eerdere bestelling tonen |||| %{smart_count} eerdere bestellingen tonen',
  fewer: 'Minder tonen',
  added: 'De bestelling van %{day} staat op de bon.',
  link: 'Link voor de gast',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
};
