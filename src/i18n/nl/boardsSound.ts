import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Geluid: %{state}',
    on: 'aan',
    off: 'uit',
    blocked: 'geblokkeerd door de browser',
    title: 'Geluid van dit apparaat',
    volume: 'Volume',
    mute: 'Dempen',
    test: 'Testen',
    test_cancel: 'Annuleringsgeluid testen',
    blocked_banner: 'Het geluid is uit tot je op de pagina tikt.',
    allow: 'Geluid aanzetten',
  },
  connection: { live: 'Live', connecting: 'Verbinden', cut_off: 'Geen verbinding', outage: 'Niet beschikbaar' },
  announce: {
    changed: 'Bestelling %{number} is gewijzigd',
    new: 'Nieuwe bestelling %{number}, %{type}, %{total}',
    cancelled: 'Bestelling %{number} is geannuleerd door de klant',
    moved: 'Bestelling %{number}: %{status}',
  },
  notice: {
    view: 'Bekijken',
    change_declined: 'Bestelling %{number}: de klant wil de wijziging niet.',
    change_expired: 'Bestelling %{number}: de klant antwoordde niet op tijd. Ze blijft zoals ze was.',
  },
};
