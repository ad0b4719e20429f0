import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für Nachrichten, die ab jetzt geschrieben werden.',
  section: {
    account: 'Konto',
    costs: 'Kosten',
  },
  field: {
    is_sms_on: 'SMS senden',
    sms_format: 'Format',
    sms_auth_id: 'Auth-ID',
    sms_auth_token: 'Auth-Token',
    sms_country_phone_code: 'Ländervorwahl',
    sms_number: 'Nummer',
    sms_parts_price: 'Preis für 100 Teile',
    sms_parts_per_day: 'Teile pro Tag',
  },
  help: {
    is_sms_on: 'Gäste ohne E-Mail-Adresse erhalten Nachrichten zu ihrer Reservierung als SMS.',
    sms_format: 'Das Format der Schnittstelle Ihres Anbieters.',
    sms_number: 'Die Nummer, von der Nachrichten kommen, ohne Ländervorwahl: 8 bis 10 Ziffern.',
    sms_parts_price: 'Steht in der Preisliste Ihres Anbieters. Eine Nachricht hat einen oder mehrere Teile.',
    sms_parts_per_day: 'Was darüber hinausgeht, wird nicht gesendet. Leer: keine Grenze.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Heute',
    parts: 'Gesendete Teile: %{parts}',
    over_limit: 'Wegen der Tagesgrenze nicht gesendet: %{count}',
    refused: 'Vom Anbieter abgelehnt: %{count}.',
  },
  test: {
    title: 'Testnachricht',
    detail: 'Sendet ein Beispiel mit dem gespeicherten Konto. Es kostet so viel wie jede andere Nachricht.',
    save_first: 'Speichern Sie Ihre Änderungen, bevor Sie eine Testnachricht senden.',
    account_first: 'Geben Sie Ihr Konto ein und speichern Sie es, bevor Sie eine Testnachricht senden.',
    phone: 'Telefonnummer',
    send: 'Testnachricht senden',
    sent: 'Der Anbieter hat die Nachricht angenommen. Teile: %{parts}.',
  },
  problem: {
    cap: 'Die Tagesgrenze ist erreicht.',
    sign_in: 'Der Anbieter hat Auth-ID oder Auth-Token abgelehnt.',
    sender: 'Der Anbieter hat die Nummer des Absenders abgelehnt.',
    recipient: 'Der Anbieter kann diese Telefonnummer nicht erreichen.',
    blocked: 'Diese Telefonnummer nimmt keine Nachrichten von Ihnen an.',
    balance: 'Ihr Konto beim Anbieter hat kein Guthaben mehr.',
    busy: 'Der Anbieter ist ausgelastet. Versuchen Sie es in einer Minute erneut.',
    unreachable: 'Der Anbieter war nicht erreichbar.',
    other: 'Der Anbieter hat die Nachricht abgelehnt.',
  },
} satisfies SettingsTexts;
