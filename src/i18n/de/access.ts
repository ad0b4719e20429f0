import type { access as english } from '../en/access';

export const access: typeof english = {
  none: 'Noch keine Rechte',
  count: '%{count} von %{total} vergeben',
  search: 'Rechte suchen',
  nothing_found: 'Kein Recht passt zu „%{text}“.',
  presets: 'Vorlage',
  presets_detail: 'Wählen Sie die passendste Vorlage und passen Sie sie dann an.',
  not_held: 'Sie haben dieses Recht selbst nicht und können es deshalb nicht vergeben.',
  follows: 'In „%{name}“ enthalten.',
  apart: 'Nicht in „%{name}“ enthalten. Muss gesondert vergeben werden.',
  needs: 'Erfordert „%{name}“.',
  group: {
    orders: 'Bestellungen',
    history: 'Verlauf',
    earnings: 'Einnahmen',
    menu: 'Speisekarte',
    people: 'Team',
    offers: 'Angebote',
    settings: 'Einstellungen',
  },
  preset: {
    changed: '%{name} (angepasst)',
    manager: {
      name: 'Leitung',
      detail: 'Leitet den Betrieb für Sie. Alles außer den Einstellungen, die dem Inhaber vorbehalten sind.',
    },
    order_desk: {
      name: 'Bestellannahme',
      detail:
        'Nimmt Bestellungen und Reservierungen auf, markiert Artikel als ausverkauft, betreut Gäste und liest Bewertungen.',
    },
    kitchen: {
      name: 'Küche',
      detail:
        'Nimmt Bestellungen an, bereitet sie zu und markiert Artikel als ausverkauft. Kann Bestellungen nicht stornieren, erstatten oder ändern.',
    },
    dispatcher: { name: 'Disposition', detail: 'Weist Kuriere zu und verfolgt jede Lieferung.' },
    menu_editor: { name: 'Pflege der Speisekarte', detail: 'Hält Speisekarte und Angebote aktuell.' },
    accountant: { name: 'Buchhaltung', detail: 'Sieht Einnahmen und beendete Bestellungen ein. Nur Lesezugriff.' },
  },
  key: {
    'store/order': {
      name: 'Bestellungen',
      detail: 'Bestellungen am Telefon aufnehmen und in allen Übersichten annehmen, zubereiten und übergeben.',
    },
    'store/order/cancel': { name: 'Bestellungen stornieren', detail: 'Angenommene Bestellungen stornieren.' },
    'store/order/refund': { name: 'Erstattungen', detail: 'Ganze Bestellungen oder einzelne Artikel erstatten.' },
    'store/order/edit': { name: 'Bestellungen ändern', detail: 'Artikel und Mengen einer Bestellung ändern.' },
    'store/order/override': {
      name: 'Bestellungen trotzdem aufnehmen',
      detail:
        'Bestellungen am Telefon oder an der Theke entgegen den Regeln des Betriebs aufnehmen, mit Angabe des Grundes.',
    },
    'store/table-booking': {
      name: 'Tischreservierungen',
      detail: 'Die Reservierungen des Tages sehen, Gäste platzieren und ihre Bestellungen ändern.',
    },
    'store/dispatcher': { name: 'Disposition', detail: 'Lieferungen zuweisen und sehen, wo die Kuriere sind.' },
    'store/history': {
      name: 'Bestellverlauf',
      detail: 'Beendete Bestellungen finden, exportieren und erneut bestellen.',
    },
    'store/review': { name: 'Bewertungen', detail: 'Kundenbewertungen lesen und beantworten.' },
    'store/earning': {
      name: 'Einnahmen',
      detail: 'Beendete Bestellungen und Einnahmen nach Woche, Monat und Jahr sehen.',
    },
    'store/earning/payout': {
      name: 'Auszahlungen anfordern',
      detail: 'Auszahlungen auf das Bankkonto des Betriebs anfordern und Anforderungen zurückziehen.',
    },
    'store/product': { name: 'Artikel', detail: 'Artikel mit Preisen, Bildern und Bestand.' },
    'store/product/stock': {
      name: 'Bestand',
      detail: 'Artikel als ausverkauft oder wieder vorrätig markieren, auch aus einer Bestellung heraus.',
    },
    'store/group': { name: 'Kategorien', detail: 'Kategorien der Speisekarte und ihre Reihenfolge.' },
    'store/modifier_group': {
      name: 'Optionsgruppen',
      detail: 'Größen, Extras und andere Optionen, auch Import und Export.',
    },
    'store/providers': { name: 'Kuriere', detail: 'Kuriere hinzufügen, freigeben und betreuen.' },
    'store/sub_store': { name: 'Teammitglieder', detail: 'Konten für das Team anlegen und Rechte vergeben.' },
    'store/promocode': { name: 'Angebote', detail: 'Aktionscodes und Rabatte.' },
    'store/setting': { name: 'Betriebseinstellungen', detail: 'Name, Adresse, MwSt. und Abläufe des Betriebs.' },
    'store/deliveries': { name: 'Liefereinstellungen', detail: 'Liefergebiete und Liefergebühren.' },
    'store/store_time_setting': { name: 'Öffnungszeiten', detail: 'Öffnungszeiten und Feiertage.' },
    'store/table_booking': { name: 'Tischeinstellungen', detail: 'Tische, Zeitfenster und Regeln für Stornierungen.' },
  },
  password: {
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    differs: 'Die Passwörter stimmen nicht überein.',
    change: {
      current: 'Aktuelles Passwort',
      current_required: 'Geben Sie Ihr aktuelles Passwort ein.',
      wrong: 'Das ist nicht Ihr aktuelles Passwort.',
      new: 'Neues Passwort',
      again: 'Neues Passwort wiederholen',
      detail: 'Ihre anderen Geräte werden abgemeldet.',
      done: 'Passwort geändert. Ihre anderen Geräte wurden abgemeldet.',
      done_here: 'Passwort geändert.',
      unreachable:
        'Der Server war nicht erreichbar. Ihre Eingaben sind noch da: Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    },
    error: {
      password_common: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
      password_personal: 'Verwenden Sie keinen Namen, keine E-Mail-Adresse und keine Telefonnummer dieses Kontos.',
      password_same: 'Das ist bereits Ihr Passwort. Wählen Sie ein anderes.',
    },
    strength: {
      weak: 'Passwortstärke: schwach',
      fair: 'Passwortstärke: mittel',
      good: 'Passwortstärke: gut',
      strong: 'Passwortstärke: stark',
    },
  },
  step_up: {
    title: 'Identität bestätigen',
    detail: 'Geben Sie das Passwort dieses Kontos ein, um fortzufahren. Ihre Eingaben bleiben erhalten.',
    confirm: 'Bestätigen',
    required: 'Geben Sie Ihr Passwort ein.',
    wrong: 'Falsches Passwort.',
    totp_detail:
      'Geben Sie den Code aus Ihrer Authentifizierungs-App ein, um fortzufahren. Ihre Eingaben bleiben erhalten.',
    totp: 'Code',
    totp_wrong: 'Der Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten.',
    passkey_detail: 'Verwenden Sie Ihren Passkey, um fortzufahren. Ihre Eingaben bleiben erhalten.',
    use_passkey: 'Passkey verwenden',
    use_totp: 'Authentifizierungs-App verwenden',
    passkey_failed: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut.',
    passkey_blocked:
      'Ihre Passkeys funktionieren in diesem Browser oder unter dieser Adresse nicht. Melden Sie sich ab und mit einem Wiederherstellungscode wieder an: Danach müssen Sie eine Weile nichts bestätigen.',
  },
  devices: {
    title: 'Angemeldete Geräte',
    detail: 'Melden Sie Geräte ab, die Sie nicht kennen oder verloren haben.',
    loading: 'Geräte werden geladen',
    failed: 'Die Geräte konnten nicht geladen werden.',
    none: 'Nirgends angemeldet.',
    device: '%{browser} auf %{system}',
    unknown: 'Unbekanntes Gerät',
    this: 'Dieses Gerät',
    last_use: 'Zuletzt verwendet %{time}',
    end: 'Abmelden',
    end_one: '%{name} abmelden',
    end_others: 'Alle anderen Geräte abmelden',
    end_all: 'Überall abmelden',
    end_detail:
      '%{smart_count} Gerät muss sich erneut anmelden. |||| %{smart_count} Geräte müssen sich erneut anmelden.',
  },
  taken: {
    title: 'Sie haben keinen Zugriff mehr auf diese Seite',
    detail: 'Ihre Rechte haben sich geändert.',
    unsaved:
      'Ihre Rechte haben sich geändert. Ihre Eingaben sind noch da: Kopieren Sie sie oder bitten Sie erneut um Zugriff.',
    leave: 'Zu meinen Seiten',
  },
  denied: {
    permission:
      'Für diese Seite brauchen Sie das Recht „%{name}“. Bitten Sie den Inhaber darum. Die Seite erscheint hier dann automatisch.',
    owner: 'Nur der Inhaber kann diese Seite öffnen.',
  },
  blocked: {
    title: '%{store} ist zurzeit gesperrt',
    documents:
      'Der Plattform fehlen noch die Dokumente des Betriebs. Bitten Sie den Inhaber, sie hochzuladen. Die Seiten erscheinen hier dann automatisch.',
    by_platform:
      'Die Plattform hat diesen Betrieb gesperrt. Wenden Sie sich an den Inhaber. Nach der Freigabe erscheinen die Seiten hier automatisch.',
    not_approved:
      'Die Plattform hat diesen Betrieb nicht freigegeben. Wenden Sie sich an den Inhaber. Nach der Freigabe erscheinen die Seiten hier automatisch.',
    not_verified:
      'Die E-Mail-Adresse oder Telefonnummer des Betriebs ist noch nicht bestätigt. Wenden Sie sich an den Inhaber. Nach der Bestätigung erscheinen die Seiten hier automatisch.',
    unsaved:
      'Ihre Eingaben sind noch da, lassen sich aber erst danach speichern. Bleiben Sie auf dieser Seite, um sie zu behalten oder zu kopieren.',
    leave: 'Seite verlassen',
  },
  nothing: {
    title: 'Sie haben noch auf nichts Zugriff',
    detail: 'Bitten Sie den Inhaber um Zugriff. Die Seiten erscheinen hier dann automatisch.',
  },
  view: { text: 'Ansicht von %{name} (nur Lesezugriff).', back: 'Beenden' },
  invitation: {
    title: 'Einladung',
    loading: 'Einladung wird geladen',
    hello: 'Willkommen, %{name}',
    detail: 'Sie wurden ins Team von %{store} eingeladen. Wählen Sie ein Passwort, um zu beginnen.',
    email: 'Ihre E-Mail-Adresse',
    password: 'Passwort',
    password_hint: 'Mindestens %{min} Zeichen.',
    again: 'Passwort wiederholen',
    submit: 'Passwort festlegen und anmelden',
    over: 'Dieser Link wurde schon verwendet oder ist abgelaufen. Melden Sie sich an oder bitten Sie um einen neuen Link.',
    failed: 'Die Einladung konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    waiting: 'Ihr Passwort ist festgelegt. Sie können sich anmelden, sobald die Plattform Ihr Konto freigegeben hat.',
    to_sign_in: 'Zur Anmeldung',
  },
  recovery: {
    title: 'Neues Passwort festlegen',
    detail:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Sie erhalten einen Link, mit dem Sie ein neues Passwort festlegen.',
    submit: 'Link senden',
    no_mail:
      'E-Mail ist hier nicht eingerichtet, deshalb lassen sich Passwörter nicht zurücksetzen. Wenden Sie sich an die Plattform. Teammitglieder können auch den Inhaber um einen neuen Link bitten.',
    sent: 'Sehen Sie in Ihrem E-Mail-Postfach nach',
    sent_detail:
      'Falls ein Konto die Adresse %{email} hat, ist ein Link unterwegs. Er gilt %{min} Minuten lang und nur einmal.',
    sent_hint:
      'Nichts da? Sehen Sie im Spam-Ordner nach. Ein deaktiviertes Teammitglied erhält keinen Link: Fragen Sie den Inhaber.',
    lost: 'Auch das Telefon verloren? Legen Sie zuerst ein neues Passwort fest. Wenn Sie dann bestätigen sollen, dass Sie es sind, wählen Sie „Nichts davon ist möglich“.',
    again: 'Erneut senden',
    again_in: 'Erneut senden in %{smart_count} Sekunde |||| Erneut senden in %{smart_count} Sekunden',
    other: 'Andere Adresse verwenden',
    demo: 'Demo: Diese Nachricht wird nicht gesendet. Sie würde lauten:',
    demo_unknown: 'Demo: Kein Konto hat diese Adresse. Außerhalb der Demo sagt die Seite das nicht.',
    demo_limited:
      'Demo: noch keine neue Nachricht, weil gerade erst ein Link angefordert wurde. Versuchen Sie es in einer Minute erneut.',
    loading: 'Link wird geprüft',
    set: 'Passwort festlegen',
    over: 'Dieser Link wurde schon verwendet, ist abgelaufen oder durch einen neueren ersetzt.',
    another: 'Neuen Link anfordern',
    failed: 'Der Link konnte nicht geprüft werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    done: 'Ihr neues Passwort gilt ab jetzt.',
    continue: 'Weiter',
  },
};
