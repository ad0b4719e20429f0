import type { registration as english } from '../en/registration';

export const registration: typeof english = {
  title: 'Betrieb registrieren',
  detail:
    'Das dauert etwa drei Minuten, und Sie können später oder auf einem anderen Gerät weitermachen. Zuerst senden wir Ihnen einen Code per E-Mail.',
  no_mail:
    'E-Mail ist hier nicht eingerichtet, deshalb lassen sich keine Betriebe registrieren. Wenden Sie sich an die Plattform.',
  send_code: 'Code senden',
  continue: 'Weiter',
  back: 'Zurück',
  maybe_created:
    'Ihr Betrieb ist vielleicht schon registriert, denn die Antwort des Servers ging verloren. Melden Sie sich an oder legen Sie ein neues Passwort fest.',
  signed_in: {
    detail:
      'Auf diesem Gerät ist %{store} angemeldet. Melden Sie sich ab, um die Registrierung hier fortzusetzen, oder öffnen Sie den Link auf einem anderen Gerät.',
    to_app: 'Angemeldet bleiben',
    sign_out: 'Abmelden und weitermachen',
  },
  loading: 'Registrierung wird geladen',
  failed: 'Die Registrierung konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  expired:
    'Diese Registrierung ist abgelaufen. Beginnen Sie noch einmal mit Ihrer E-Mail-Adresse: Ihre Angaben auf diesem Gerät bleiben erhalten.',
  link_over:
    'Dieser Link ist abgelaufen oder durch einen neueren ersetzt, oder der Betrieb ist schon registriert. Beginnen Sie noch einmal oder melden Sie sich an.',
  to_sign_in: 'Zur Anmeldung',
  other_email: 'Andere Adresse verwenden',
  new_password: 'Neues Passwort festlegen',
  not_loaded: 'Die Liste konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  link: {
    send: 'Auf einem anderen Gerät weitermachen',
    same: 'Es ist der Link, den Sie hier geöffnet haben. Er gilt auf beiden Geräten.',
    sent: 'Ein Link ist unterwegs an %{email}. Öffnen Sie ihn auf dem anderen Gerät.',
    recent: 'Vor Kurzem wurde ein Link gesendet. Sehen Sie in Ihrem Postfach nach.',
  },
  store: {
    title: 'Ihr Betrieb',
    name: 'Name des Betriebs',
    country: 'Land',
    city: 'Stadt',
    type: 'Art des Betriebs',
    choose: 'Auswählen',
    no_cities: 'In diesem Land gibt es die Plattform noch nicht.',
    no_types: 'In dieser Stadt können sich noch keine Betriebe registrieren. Wählen Sie eine andere.',
    address: 'Adresse',
    address_hint: 'Straße, Hausnummer und Postleitzahl',
    find: 'Auf der Karte finden',
    find_failed: 'Die Adresssuche antwortet nicht. Setzen Sie die Markierung auf der Karte.',
    matches: 'Passende Adressen',
    not_found: 'Nichts gefunden. Prüfen Sie die Adresse oder setzen Sie die Markierung auf der Karte.',
    here: 'Meinen Standort verwenden',
    here_failed:
      'Ihr Standort konnte nicht ermittelt werden. Erlauben Sie ihn im Browser oder setzen Sie die Markierung auf der Karte.',
    map: 'Karte: %{city}',
    map_failed: 'Die Karte konnte nicht geladen werden. Laden Sie die Seite neu: Ihre Angaben bleiben erhalten.',
    map_hint: 'Tippen Sie auf die Karte, um die Markierung dort zu setzen, wo Kunden Ihren Betrieb finden.',
    pin: 'Markierung Ihres Betriebs, mit den Pfeiltasten verschiebbar',
    middle: 'Markierung in die Mitte der Karte setzen',
    inside: 'Die Markierung liegt in der Stadt.',
    outside:
      'Die Markierung liegt außerhalb der Stadt. Betriebe dürfen höchstens %{radius}\u00A0km vom Stadtzentrum entfernt sein.',
  },
  owner: {
    title: 'Zu Ihrer Person',
    first_name: 'Vorname',
    last_name: 'Nachname',
    referral: 'Empfehlungscode (optional)',
    referral_from: 'Von %{store}',
  },
  finish: {
    title: 'Passwort und Bedingungen',
    terms:
      'Ich stimme den [Geschäftsbedingungen] des Betreibers von %{platform} zu und bin berechtigt, diesen Betrieb zu registrieren.',
    submit: 'Betrieb anlegen',
  },
  required: {
    name: 'Geben Sie den Namen des Betriebs ein.',
    country_code: 'Wählen Sie das Land aus.',
    city_id: 'Wählen Sie die Stadt aus.',
    delivery_type_id: 'Wählen Sie die Art des Betriebs aus.',
    address: 'Geben Sie die Adresse ein.',
    location: 'Setzen Sie die Markierung auf der Karte.',
    owner_first_name: 'Geben Sie Ihren Vornamen ein.',
    owner_last_name: 'Geben Sie Ihren Nachnamen ein.',
    terms: 'Stimmen Sie den Geschäftsbedingungen zu, um Ihren Betrieb anzulegen.',
  },
  error: {
    547: 'Dieser Empfehlungscode gilt für ein anderes Land.',
    550: 'Dieser Empfehlungscode hat sein Limit erreicht.',
    601: 'Der Betrieb konnte nicht registriert werden. Versuchen Sie es erneut.',
    602: 'Ein Betrieb mit dieser E-Mail-Adresse besteht schon. Melden Sie sich an oder legen Sie ein neues Passwort fest.',
    603: 'Ein Betrieb mit dieser Telefonnummer besteht schon. Geben Sie eine andere Nummer ein oder melden Sie sich an. Gehört die Nummer Ihnen, wenden Sie sich an den Support.',
    631: 'Dieser Empfehlungscode ist ungültig. Prüfen Sie ihn oder lassen Sie ihn weg.',
    639: 'Ein Betrieb mit dieser E-Mail-Adresse und Telefonnummer besteht schon. Melden Sie sich an oder legen Sie ein neues Passwort fest.',
    801: 'Wählen Sie das Land noch einmal aus.',
    811: 'Diese Stadt ist nicht verfügbar. Wählen Sie eine andere.',
    996: 'Diese E-Mail-Adresse gehört einem Teammitglied eines Betriebs. Melden Sie sich an oder registrieren Sie sich mit einer anderen Adresse.',
  },
};
