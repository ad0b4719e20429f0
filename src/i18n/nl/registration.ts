import type { texts as english } from '../en/registration';

const registration: (typeof english)['registration'] = {
  title: 'Registreer je zaak',
  detail:
    'Het kost ongeveer drie minuten, en je kunt later of op een ander apparaat verdergaan. Eerst sturen we je een code per e-mail.',
  no_mail:
    'E-mail is hier niet ingesteld, dus zaken kunnen niet worden geregistreerd. Neem contact op met het platform.',
  send_code: 'Code versturen',
  continue: 'Doorgaan',
  back: 'Terug',
  maybe_created:
    'Je zaak bestaat misschien al, want het antwoord van de server is verloren gegaan. Log in of stel een nieuw wachtwoord in.',
  signed_in: {
    detail:
      'Op dit apparaat is %{store} ingelogd. Log uit om hier verder te gaan met de registratie, of open de link op een ander apparaat.',
    to_app: 'Ingelogd blijven',
    sign_out: 'Uitloggen en doorgaan',
  },
  loading: 'Registratie laden',
  failed: 'De registratie kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
  expired:
    'Deze registratie is verlopen. Begin opnieuw met je e-mailadres: wat je op dit apparaat hebt ingevuld, blijft bewaard.',
  link_over: 'Deze link is verlopen of vervangen, of de zaak is al geregistreerd. Begin opnieuw of log in.',
  to_sign_in: 'Naar het inloggen',
  other_email: 'Ander adres gebruiken',
  new_password: 'Nieuw wachtwoord instellen',
  not_loaded: 'De lijst kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
  link: {
    send: 'Verdergaan op een ander apparaat',
    same: 'Het is de link die je hier hebt geopend. Die werkt op beide apparaten.',
    sent: 'Er is een link onderweg naar %{email}. Open die op het andere apparaat.',
    recent: 'Er is kort geleden een link verstuurd. Bekijk je e-mail.',
  },
  store: {
    title: 'Je zaak',
    name: 'Naam van de zaak',
    country: 'Land',
    city: 'Stad',
    type: 'Soort zaak',
    choose: 'Kiezen',
    no_cities: 'Het platform is nog niet beschikbaar in dit land.',
    no_types: 'Zaken kunnen zich in deze stad nog niet registreren. Kies een andere.',
    address: 'Adres',
    address_hint: 'Straat, huisnummer en postcode',
    find: 'Op de kaart zoeken',
    find_failed: 'Het zoeken naar adressen lukt nu niet. Zet de speld op de kaart.',
    matches: 'Gevonden adressen',
    not_found: 'Niets gevonden. Controleer het adres of zet de speld op de kaart.',
    here: 'Mijn locatie gebruiken',
    here_failed: 'Je locatie kon niet worden bepaald. Sta dit toe in de browser of zet de speld op de kaart.',
    map: 'Kaart: %{city}',
    map_failed: 'De kaart kon niet worden geladen. Laad de pagina opnieuw: wat je hebt ingevuld, blijft bewaard.',
    map_hint: 'Tik op de kaart om de speld te zetten waar klanten je zaak vinden.',
    pin: 'Speld van je zaak: verplaats die met de pijltoetsen',
    middle: 'Speld in het midden van de kaart zetten',
    inside: 'De speld staat in de stad.',
    outside: 'De speld staat buiten de stad. Zaken moeten binnen %{radius} km van het midden liggen.',
  },
  owner: {
    title: 'Over jou',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    referral: 'Aanbevelingscode (optioneel)',
    referral_from: 'Van %{store}',
  },
  finish: {
    title: 'Wachtwoord en voorwaarden',
    terms:
      'Ik ga akkoord met de algemene voorwaarden van de exploitant van %{platform} en ben bevoegd deze zaak te registreren.',
    submit: 'Zaak aanmaken',
  },
  required: {
    name: 'Vul de naam van de zaak in.',
    country_code: 'Kies het land.',
    city_id: 'Kies de stad.',
    delivery_type_id: 'Kies het soort zaak.',
    address: 'Vul het adres in.',
    location: 'Zet de speld op de kaart.',
    owner_first_name: 'Vul je voornaam in.',
    owner_last_name: 'Vul je achternaam in.',
    terms: 'Ga akkoord met de algemene voorwaarden om je zaak aan te maken.',
  },
  error: {
    547: 'Deze aanbevelingscode geldt voor een ander land.',
    550: 'Deze aanbevelingscode heeft de limiet bereikt.',
    601: 'De zaak kon niet worden geregistreerd. Probeer het opnieuw.',
    602: 'Er is al een zaak met dit e-mailadres. Log in of stel een nieuw wachtwoord in.',
    603: 'Er is al een zaak met dit telefoonnummer. Gebruik een ander nummer of log in. Is dit je eigen nummer? Neem dan contact op met support.',
    631: 'Deze aanbevelingscode is ongeldig. Controleer de code of laat die weg.',
    639: 'Er is al een zaak met dit e-mailadres en telefoonnummer. Log in of stel een nieuw wachtwoord in.',
    801: 'Kies het land opnieuw.',
    811: 'Deze stad is niet beschikbaar. Kies een andere.',
    996: 'Dit e-mailadres is van een teamlid van een zaak. Log in of registreer je met een ander adres.',
  },
};

export const texts: typeof english = { registration };
