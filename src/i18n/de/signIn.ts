import type { signIn as english } from '../en/signIn';

export const signIn: typeof english = {
  title: 'Anmelden',
  welcome: 'Willkommen zurück. Ihre Bestellungen warten.',
  brand: {
    claim: 'Bestellung rein. Essen raus.',
    detail: 'Jede Bestellung im Blick, vom ersten Klingeln bis an die Tür des Kunden.',
  },
  account: { label: 'Wer meldet sich an', store: 'Betrieb', sub_store: 'Teammitglied' },
  email: 'E-Mail',
  phone: 'Telefonnummer',
  calling_code: 'Ländervorwahl',
  calling_codes_missing: 'Die Länderliste wurde nicht geladen. Tippen Sie die Vorwahl ein, zum Beispiel +49.',
  use_phone: 'Mit Telefonnummer',
  use_email: 'Mit E-Mail-Adresse',
  password: 'Passwort',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  caps_lock: 'Die Feststelltaste ist an',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  wait: 'Erneut versuchen in %{smart_count} Sekunde |||| Erneut versuchen in %{smart_count} Sekunden',
  unreachable:
    'Der Server war nicht erreichbar. Ihre Eingaben sind noch da: Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  ended: 'Ihre Sitzung ist abgelaufen, deshalb wurden Sie abgemeldet. Melden Sie sich an, um weiterzuarbeiten.',
  dismiss: 'Diese Meldung schließen',
  invalid: {
    email_required: 'Geben Sie Ihre E-Mail-Adresse ein',
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
    phone_required: 'Geben Sie Ihre Telefonnummer ein',
    phone: 'Das ist keine gültige Telefonnummer dieses Landes',
    phone_too_short: 'Die Telefonnummer ist zu kurz',
    phone_too_long: 'Die Telefonnummer ist zu lang',
    phone_leading_zero: 'Lassen Sie die 0 am Anfang weg',
    calling_code: 'Wählen Sie die Ländervorwahl',
    password_required: 'Geben Sie Ihr Passwort ein',
    password_short: 'Ein Passwort hat mindestens %{smart_count} Zeichen',
    field: 'Prüfen Sie dieses Feld',
  },
  demo: {
    label: 'Demo testen als',
  },
  renew: {
    title: 'Bitte melden Sie sich erneut an',
    detail:
      'Ihre Sitzung ist abgelaufen. Ihre Eingaben sind noch da: Nach dem Anmelden machen Sie weiter, wo Sie sind.',
    leave: 'Verlassen',
  },
};
