import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Bankverbindung',
  detail: 'Verschlüsselt. Zum Ansehen geben Sie Ihr Passwort ein.',
  load_failed: 'Die Bankverbindung konnte nicht geladen werden.',
  add: 'Bankverbindung hinzufügen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  change: 'Ändern',
  go_on: 'Weiter',
  password: 'Ihr Passwort',
  password_detail: 'Geben Sie das Passwort ein, mit dem Sie sich anmelden.',
  account_error: 'Geben Sie eine gültige Kontonummer ein. Prüfen Sie jede Stelle der IBAN.',
  wish: {
    show: 'Bankverbindung anzeigen',
    change: 'Bankverbindung ändern',
    add: 'Bankverbindung hinzufügen',
    delete: 'Bankverbindung löschen',
  },
  field: {
    account_holder_name: 'Kontoinhaber',
    account_number: 'IBAN oder Kontonummer',
    routing_number: 'Bankleitzahl',
    bank_code: 'Bankcode (BIC)',
    personal_id_number: 'Ausweisnummer',
    date_of_birth: 'Geburtsdatum',
    gender: 'Geschlecht',
  },
  gender: {
    none: 'Keine Angabe',
    female: 'Weiblich',
    male: 'Männlich',
    other: 'Divers',
  },
  photo: {
    front: 'Ausweisfoto, Vorderseite',
    back: 'Ausweisfoto, Rückseite',
    extra: 'Weiteres Foto',
  },
  store: {
    detail:
      'Auf dieses Konto werden Ihre Einnahmen ausgezahlt. Die Angaben sind verschlüsselt; zum Ansehen geben Sie Ihr Passwort ein.',
    hold: 'Auszahlungen werden bis %{time} zurückgehalten (noch %{span}).',
    frozen:
      'Auszahlungen und Bankverbindung sind seit %{time} gesperrt, weil eine unbefugte Änderung gemeldet wurde. Wenden Sie sich an die Plattform.',
    demo: 'Demo: Es wird keine E-Mail verschickt. Das ist die Nachricht:',
  },
  error: {
    iban: 'Geben Sie eine gültige IBAN ein. Prüfen Sie jede Stelle.',
    routing_number: 'Diese Bankleitzahl ist in Ihrem Land nicht gültig.',
    bank_code: 'Dieser Bankcode ist in Ihrem Land nicht gültig.',
    required: 'Die Banken in Ihrem Land brauchen diese Nummer.',
    payouts_frozen: 'Solange die Auszahlungen gesperrt sind, lässt sich die Bankverbindung nicht ändern.',
  },
  alarm: {
    title: 'Bankverbindung geändert',
    detail: '%{store} · geändert am %{time}',
    what: 'Wenn Sie das nicht waren, melden Sie es hier. Dann werden die Auszahlungen gestoppt und alle abgemeldet, und Sie erhalten per E-Mail einen Link für ein neues Passwort.',
    button: 'Das war ich nicht',
    what_unmailed:
      'Wenn Sie das nicht waren, melden Sie es hier. Dann werden die Auszahlungen gestoppt und alle abgemeldet.',
    unreachable:
      'Der Server war nicht erreichbar. Prüfen Sie die Verbindung und drücken Sie noch einmal auf die Schaltfläche.',
    done: 'Die Auszahlungen sind gestoppt',
    mailed:
      'Wir haben einen Link für ein neues Passwort an %{email} geschickt. Die Plattform muss die Änderung jetzt prüfen.',
    unmailed: 'Alle wurden abgemeldet. Wenden Sie sich an die Plattform, die die Änderung prüfen muss.',
    over: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Wenn Sie die Änderung immer noch nicht zuordnen können, wenden Sie sich an die Plattform.',
  },
};
