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
    within: 'Bestelling %{number} is geweigerd: niemand heeft binnen %{time} geantwoord.',
    in_time: 'Bestelling %{number} is geweigerd: niemand heeft op tijd geantwoord.',
    /** Notifications, below the order's number. */
    ending: 'Nog niemand heeft geantwoord: ze wordt bijna geweigerd.',
    push: 'Geweigerd: niemand heeft op tijd geantwoord.',
    card: 'De kaartbetaling van %{amount} is terugbetaald.',
    cash: 'De betaling van %{amount} is terugbetaald.',
    unpaid: 'Er was nog niets betaald.',
    table: 'Tafel %{number} is weer vrij.',
  },
  notice: {
    about: 'Bestelling %{number}: %{text}',
    ending: 'Bestelling %{number} wordt bijna geweigerd: niemand heeft nog geantwoord.',
    view: 'Bekijken',
    change_declined: 'Bestelling %{number}: de klant heeft de wijziging afgewezen.',
    change_expired: 'Bestelling %{number}: de klant heeft niet op tijd geantwoord. De bestelling blijft ongewijzigd.',
  },
};
