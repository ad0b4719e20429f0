import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Geluid: %{state}',
    on: 'aan',
    off: 'uit',
    blocked: 'geblokkeerd door de browser',
    title: 'Geluid op dit apparaat',
    volume: 'Volume',
    mute: 'Dempen',
    test: 'Testen',
    test_cancel: 'Annuleringsgeluid testen',
    blocked_banner: 'Het geluid is uit tot je op de pagina tikt.',
    allow: 'Geluid aanzetten',
  },
  connection: {
    live: 'Live',
    connecting: 'Verbinden',
    cut_off: 'Geen verbinding',
    outage: 'Niet beschikbaar',
    too_many_tabs: 'Te veel tabbladen',
  },
  announce: {
    changed: 'Bestelling %{number} is gewijzigd',
    new: 'Nieuwe bestelling %{number}, %{type}, %{total}',
    cancelled: 'Bestelling %{number} is geannuleerd door de klant',
    moved: 'Bestelling %{number}: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Bestelling %{number} is geweigerd: niemand heeft die binnen %{time} geaccepteerd.',
    in_time: 'Bestelling %{number} is geweigerd: niemand heeft die op tijd geaccepteerd.',
    /** Notifications, below the order's number. */
    ending: 'Nog niet geaccepteerd: de bestelling wordt bijna geweigerd.',
    push: 'Geweigerd: niet op tijd geaccepteerd.',
    card: 'De kaartbetaling van %{amount} is terugbetaald.',
    cash: 'De betaling van %{amount} is terugbetaald.',
    unpaid: 'Er was nog niets betaald.',
    table: 'Tafel %{number} is weer vrij.',
  },
  failure: {
    payment_failed: 'De kaartbetaling is mislukt.',
    refund_failed: 'De terugbetaling via de betaaldienst is mislukt.',
  },
  notice: {
    ending: 'Bestelling %{number} wordt bijna geweigerd. Accepteer die nu.',
    view: 'Bekijken',
    review: 'Nieuwe beoordeling: %{smart_count} ster |||| Nieuwe beoordeling: %{smart_count} sterren',
    change_declined: 'Bestelling %{number}: de klant heeft de wijziging afgewezen.',
    change_expired: 'Bestelling %{number}: de klant heeft niet op tijd geantwoord. De bestelling blijft ongewijzigd.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Bestelling %{number}: een bezorger heeft de rit aangenomen',
    2062: 'Bestelling %{number}: de bezorger is onderweg naar de zaak',
    2063: 'Bestelling %{number}: de bezorger is bij de zaak',
    2064: 'Bestelling %{number}: opgehaald door de bezorger',
    2065: 'Bestelling %{number}: onderweg naar de klant',
    2066: 'Bestelling %{number}: de bezorger is bij de klant',
    2067: 'Bestelling %{number}: bezorgd',
    2068: 'Bestelling %{number}: geannuleerd door de klant',
    2069: 'Bestelling %{number}: geen bezorger gevonden',
    2070: 'Nieuwe ingeplande bestelling %{number}',
    2071: 'Nieuwe bestelling %{number}',
    2074: 'Bestelling %{number}: de klant gaat akkoord met de wijziging',
    2088: 'Bestelling %{number}: de gegevens zijn gewijzigd',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} nieuwe bestelling |||| %{smart_count} nieuwe bestellingen',
    ending: '%{smart_count} bestelling wordt bijna geweigerd |||| %{smart_count} bestellingen worden bijna geweigerd',
    unanswered:
      '%{smart_count} bestelling is niet op tijd geaccepteerd |||| %{smart_count} bestellingen zijn niet op tijd geaccepteerd',
    cancelled:
      '%{smart_count} bestelling is door de klant geannuleerd |||| %{smart_count} bestellingen zijn door klanten geannuleerd',
    answer:
      '%{smart_count} klant heeft op een wijziging geantwoord |||| %{smart_count} klanten hebben op een wijziging geantwoord',
    changed: '%{smart_count} bestelling is gewijzigd |||| %{smart_count} bestellingen zijn gewijzigd',
    courier: '%{smart_count} bericht over bezorgingen |||| %{smart_count} berichten over bezorgingen',
    nobody_found: '%{smart_count} bestelling zonder bezorger |||| %{smart_count} bestellingen zonder bezorger',
    low_review: '%{smart_count} lage beoordeling |||| %{smart_count} lage beoordelingen',
    document: '%{smart_count} bericht over een document |||| %{smart_count} berichten over documenten',
  },
  bell: { label: 'Meldingen', unread: '%{smart_count} ongelezen |||| %{smart_count} ongelezen' },
};
