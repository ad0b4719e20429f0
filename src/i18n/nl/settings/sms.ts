import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor berichten die vanaf nu worden geschreven.',
  section: {
    account: 'Account',
    costs: 'Kosten',
  },
  field: {
    is_sms_on: 'Sms versturen',
    sms_format: 'Formaat',
    sms_auth_id: 'Auth ID',
    sms_auth_token: 'Auth token',
    sms_country_phone_code: 'Landnummer',
    sms_number: 'Nummer',
    sms_parts_price: 'Prijs van 100 delen',
    sms_parts_per_day: 'Delen per dag',
  },
  help: {
    is_sms_on: 'Gasten zonder e-mailadres krijgen berichten over hun reservering als sms.',
    sms_format: 'Het formaat van de interface van je provider.',
    sms_number: 'Het nummer waar berichten vandaan komen, zonder landnummer: 8 tot 10 cijfers.',
    sms_parts_price: 'Zie de prijslijst van je provider. Een bericht heeft een of meer delen.',
    sms_parts_per_day: 'Berichten boven deze limiet worden niet verstuurd. Laat leeg voor onbeperkt.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Vandaag',
    parts: 'Verstuurde delen: %{parts}',
    over_limit: 'Niet verstuurd vanwege de daglimiet: %{count}',
    refused: 'Geweigerd door de provider: %{count}.',
  },
  test: {
    title: 'Testbericht',
    detail: 'Verstuurt een voorbeeld met het opgeslagen account. Het kost evenveel als elk ander bericht.',
    save_first: 'Sla je wijzigingen op voordat je een testbericht verstuurt.',
    account_first: 'Vul je account in en sla het op voordat je een testbericht verstuurt.',
    phone: 'Telefoonnummer',
    send: 'Testbericht versturen',
    sent: 'De provider heeft het bericht aangenomen. Delen: %{parts}.',
  },
  problem: {
    cap: 'De daglimiet is bereikt.',
    sign_in: 'De provider heeft het auth ID of het auth token geweigerd.',
    sender: 'De provider heeft het nummer van de afzender geweigerd.',
    recipient: 'De provider kan dit telefoonnummer niet bereiken.',
    blocked: 'Dit telefoonnummer neemt geen berichten van je aan.',
    balance: 'Je account bij de provider heeft geen tegoed meer.',
    busy: 'De provider is overbelast. Probeer het over een minuut opnieuw.',
    unreachable: 'De provider was niet bereikbaar.',
    other: 'De provider heeft het bericht geweigerd.',
  },
} satisfies SettingsTexts;
