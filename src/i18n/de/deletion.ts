export const deletion = {
  title: 'Betrieb löschen',
  detail:
    'Nutzen Sie das, wenn Sie den Betrieb aufgeben. Er wird nach 30 Tagen gelöscht; bis dahin können Sie abbrechen.',
  button: 'Betrieb löschen',
  ask: '%{store} löschen?',
  closes: 'Der Betrieb nimmt ab sofort keine Bestellungen mehr an. Wenn Sie die Löschung abbrechen, ist er wie zuvor.',
  erases:
    'Nach 30 Tagen werden Speisekarte, Team, Kuriere, Bewertungen, Einstellungen und Bilder gelöscht, und keine Bestellung nennt mehr einen Kunden.',
  keeps: 'Die Summen der Bestellungen bleiben erhalten, solange das Gesetz es verlangt.',
  archive: 'Laden Sie vorher Ihr Archiv herunter: Sie finden es auf dieser Seite unter „%{tab}“.',
  owed: 'Die Plattform schuldet Ihnen noch %{amount}. Fordern Sie vorher eine Auszahlung an.',
  owing: 'Sie schulden der Plattform noch %{amount}.',
  balance_failed: 'Das Guthaben konnte nicht geladen werden. Vielleicht schuldet Ihnen die Plattform noch Geld.',
  tells: 'Sie erhalten darüber eine E-Mail.',
  confirm: 'In 30 Tagen löschen',
  pending: 'Der Betrieb wird am %{date} gelöscht. Er nimmt keine Bestellungen an.',
  cancel: 'Löschung abbrechen',
  cancelled: 'Die Löschung wurde abgebrochen. Der Betrieb ist wie zuvor.',
};
