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
    sms_format: 'Het formaat van de interface van je aanbieder.',
    sms_number: 'Het nummer waar berichten vandaan komen, zonder landnummer: 8 tot 10 cijfers.',
    sms_parts_price: 'Zie de prijslijst van je aanbieder. Een bericht heeft een of meer delen.',
    sms_parts_per_day: 'Berichten boven deze limiet worden niet verstuurd. Laat leeg voor geen limiet.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Vandaag',
    parts: 'Verstuurde delen: %{parts}',
    over_limit: 'Niet verstuurd vanwege de daglimiet: %{count}',
    refused: 'Geweigerd door de aanbieder: %{count}.',
  },
  test: {
    title: 'Testbericht',
    detail: 'Verstuurt een voorbeeld met het opgeslagen account. Het kost evenveel als elk ander bericht.',
    save_first: 'Sla je wijzigingen op voordat je een testbericht verstuurt.',
    phone: 'Telefoonnummer',
    send: 'Testbericht versturen',
    sent: 'De aanbieder heeft het bericht aangenomen. Delen: %{parts}.',
  },
  problem: {
    cap: 'De daglimiet is bereikt.',
    sign_in: 'De aanbieder heeft de auth ID of het auth token geweigerd.',
    sender: 'De aanbieder heeft het nummer van de afzender geweigerd.',
    recipient: 'De aanbieder kan dit telefoonnummer niet bereiken.',
    blocked: 'Dit telefoonnummer neemt geen berichten van je aan.',
    balance: 'Je account bij de aanbieder heeft geen tegoed meer.',
    busy: 'De aanbieder is druk. Probeer het over een minuut opnieuw.',
    unreachable: 'De aanbieder was niet bereikbaar.',
    other: 'De aanbieder heeft het bericht geweigerd.',
  },
} satisfies SettingsTexts;
