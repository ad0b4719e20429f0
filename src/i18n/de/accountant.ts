import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Mit der Buchhaltung teilen',
  detail:
    'Mit einem Link sieht Ihre Buchhaltung die Summen jedes Monats und kann die Buchungen herunterladen, sonst nichts. Ein Konto ist nicht nötig. Wann und wo ein Link genutzt wurde, steht unter „Aktivität“.',
  name: 'Für wen?',
  days: 'Gültig (Tage)',
  days_range: '1 bis %{most}',
  create: 'Link erstellen',
  created:
    'Senden Sie diesen Link an %{name}. Wer ihn hat, kann ihn bis %{time} nutzen. Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.',
  full: 'Mehr als %{number} Links gleichzeitig sind nicht möglich. Widerrufen Sie zuerst einen.',
  link: 'Link',
  copy: 'Kopieren',
  copied: 'Kopiert',
  links: 'Links für die Buchhaltung',
  none: 'Zurzeit gibt es keine Links.',
  until: 'Gültig bis %{time}',
  used: 'Zuletzt genutzt: %{time}',
  unused: 'Noch nicht genutzt',
  revoke: 'Widerrufen',
  revoke_title: 'Link für %{name} widerrufen?',
  revoke_detail: 'Er funktioniert dann sofort nicht mehr. Sie können jederzeit einen neuen Link erstellen.',
  failed: 'Die Links konnten nicht geladen werden.',
  books: {
    page: 'Buchhaltung',
    title: 'Buchhaltung: %{store}',
    detail:
      'Alle Beträge sind in %{currency} angegeben. Die Tage richten sich nach der Zeitzone des Betriebs (%{timezone}). Dieser Link gilt bis %{date}.',
    months: 'Einnahmen pro Monat',
    month: 'Monat',
    until: 'Bis %{date}',
    file: 'Die Datei enthält eine Zeile für jede Buchung des Monats und zu jedem MwSt.-Betrag den Satz. Die Buchungen eines Vorgangs ergeben zusammen 0: Was der Betrieb verdient hat, ist positiv, eingegangenes Geld negativ. Die Zeiten gelten in der Zeitzone des Betriebs.',
    over: 'Dieser Link gilt nicht mehr. Bitten Sie den Betrieb um einen neuen.',
    failed: 'Die Buchhaltung konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    loading: 'Buchhaltung wird geladen',
  },
};
