import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'Donkere modus',
  light_mode: 'Lichte modus',
  language: {
    choose: 'Taal',
    failed: 'Deze taal kon niet worden geladen. Controleer de verbinding en kies de taal opnieuw.',
  },
  unreachable: 'De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.',
  outage: {
    title: 'Storedesk kan de database niet bereiken',
    detail: 'Het probleem ligt bij ons, niet aan je verbinding. Er gaat niets verloren.',
    try_again: 'Storedesk kan de database nu niet bereiken. Er gaat niets verloren: probeer het zo opnieuw.',
  },
  not_found: {
    title: 'Deze pagina bestaat niet',
    detail: 'Misschien zit er een typefout in het adres, of is de pagina verplaatst.',
    home: 'Terug naar de bestellingen',
  },
  unauthorized: {
    title: 'Geen toegang',
    detail: 'Je hebt geen toegang tot deze pagina.',
    home: 'Terug naar de bestellingen',
  },
  start: {
    failed_title: 'De Storedesk-server is niet bereikbaar',
    failed_detail: 'Controleer de verbinding van dit apparaat. Er is niets verloren.',
    retry: 'Opnieuw proberen',
    loading: 'Laden',
    offline_title: 'Dit apparaat is offline',
    offline_detail: 'Storedesk gaat verder zodra je weer online bent. Er is niets verloren.',
    again: 'We proberen het automatisch opnieuw.',
  },
  error: {
    title: 'Er ging iets mis op deze pagina',
    detail:
      'Je bestellingen zijn veilig. Laad de pagina opnieuw; gebeurt het weer, vertel support dan wat je aan het doen was.',
    reload: 'Pagina opnieuw laden',
    report: 'Melding %{id}',
    copy: 'Meldingsnummer kopiëren',
    copied: 'Gekopieerd',
    write: 'Contact met support',
  },
  guard: {
    not_verified: 'Niet bevestigd. Log in om je e-mailadres en telefoonnummer te bevestigen.',
    not_verified_email: 'Niet bevestigd. Log in om je e-mailadres te bevestigen.',
    not_verified_phone: 'Niet bevestigd. Log in om je telefoonnummer te bevestigen.',
  },
};
