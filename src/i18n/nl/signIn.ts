import type { signIn as english } from '../en/signIn';

export const signIn: typeof english = {
  title: 'Inloggen',
  welcome: 'Welkom terug. Je bestellingen staan klaar.',
  brand: {
    claim: 'Bestelling binnen. Eten de deur uit.',
    detail: 'Elke bestelling op één bord, van het eerste belletje tot bij de klant aan de deur.',
  },
  email: 'E-mail',
  phone: 'Telefoonnummer',
  calling_code: 'Landnummer',
  calling_codes_missing: 'De landenlijst kon niet worden geladen. Typ het landnummer, zoals +31.',
  use_phone: 'Inloggen met telefoonnummer',
  use_email: 'Inloggen met e-mailadres',
  password: 'Wachtwoord',
  show_password: 'Wachtwoord tonen',
  hide_password: 'Wachtwoord verbergen',
  caps_lock: 'Caps Lock staat aan',
  remember: 'Onthoud mij op dit apparaat',
  submit: 'Inloggen',
  wait: 'Opnieuw over %{smart_count} seconde |||| Opnieuw over %{smart_count} seconden',
  unreachable:
    'De server is niet bereikbaar. Wat je hebt ingevuld, staat er nog: controleer de verbinding en probeer het opnieuw.',
  ended: 'Je sessie is beëindigd. Log in om verder te gaan.',
  verification_over: 'Het bevestigen duurde te lang. Log opnieuw in om verder te gaan.',
  dismiss: 'Melding sluiten',
  invalid: {
    email_required: 'Vul je e-mailadres in.',
    email: 'Vul een e-mailadres in zoals naam@example.com.',
    phone_required: 'Vul je telefoonnummer in.',
    phone: 'Vul een geldig telefoonnummer voor dat land in.',
    phone_too_short: 'Dit nummer is te kort.',
    phone_too_long: 'Dit nummer is te lang.',
    phone_leading_zero: 'Laat de eerste 0 weg.',
    calling_code: 'Kies het landnummer.',
    password_required: 'Vul je wachtwoord in.',
    password_short: 'Het wachtwoord moet minstens %{smart_count} tekens hebben.',
    field: 'Controleer dit veld.',
  },
  demo: {
    label: 'Probeer de demo als',
  },
  renew: {
    title: 'Log opnieuw in',
    detail: 'Je sessie is verlopen. Er is niets verloren; log in en ga verder waar je was.',
    leave: 'Verlaten',
  },
};
