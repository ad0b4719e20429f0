import type { signIn as english } from '../en/signIn';

export const signIn: typeof english = {
  title: 'Anmelden',
  welcome: 'Willkommen zurück. Ihre Bestellungen warten.',
  brand: {
    claim: 'Bestellung rein. Essen raus.',
    detail: 'Jede Bestellung im Blick, vom ersten Klingeln bis an die Tür des Kunden.',
  },
  email: 'E-Mail',
  phone: 'Telefonnummer',
  calling_code: 'Ländervorwahl',
  calling_codes_missing: 'Die Länderliste konnte nicht geladen werden. Geben Sie die Vorwahl ein, etwa +49.',
  use_phone: 'Mit Telefonnummer anmelden',
  use_email: 'Mit E-Mail-Adresse anmelden',
  password: 'Passwort',
  show_password: 'Passwort anzeigen',
  hide_password: 'Passwort verbergen',
  caps_lock: 'Die Feststelltaste ist an',
  remember: 'Auf diesem Gerät angemeldet bleiben',
  submit: 'Anmelden',
  wait: 'Erneut versuchen in %{smart_count} Sekunde |||| Erneut versuchen in %{smart_count} Sekunden',
  unreachable:
    'Der Server war nicht erreichbar. Ihre Eingaben sind noch da: Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich an, um weiterzuarbeiten.',
  verification_over: 'Die Bestätigung hat zu lange gedauert. Melden Sie sich erneut an, um weiterzumachen.',
  dismiss: 'Diese Meldung schließen',
  invalid: {
    email_required: 'Geben Sie Ihre E-Mail-Adresse ein.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    phone_required: 'Geben Sie Ihre Telefonnummer ein.',
    phone: 'Geben Sie eine gültige Telefonnummer dieses Landes ein.',
    phone_too_short: 'Diese Nummer ist zu kurz.',
    phone_too_long: 'Diese Nummer ist zu lang.',
    phone_leading_zero: 'Lassen Sie die führende 0 weg.',
    calling_code: 'Wählen Sie die Ländervorwahl.',
    password_required: 'Geben Sie Ihr Passwort ein.',
    password_short: 'Das Passwort muss mindestens %{smart_count} Zeichen haben.',
    field: 'Prüfen Sie dieses Feld.',
  },
  demo: {
    label: 'Demo testen als',
  },
  renew: {
    title: 'Erneut anmelden',
    detail: 'Ihre Sitzung ist abgelaufen. Nichts ist verloren; melden Sie sich an, um weiterzumachen, wo Sie waren.',
    leave: 'Verlassen',
  },
};
