import type { subStores as english } from '../en/subStores';

export const subStores: typeof english = {
  new: 'Nieuw teamlid',
  search: 'Naam, e-mail of telefoon',
  you: 'Jij',
  not_here: 'Niet ingelogd',
  look: 'Bekijken als deze persoon',
  look_as: 'Bekijken als %{name}',
  look_saved: 'Opslaan, dan bekijken als',
  turn_on: '%{name} inschakelen',
  turn_off: '%{name} uitschakelen',
  turned_on: '%{name} kan weer inloggen.',
  turned_off: '%{name} is uitgeschakeld en overal uitgelogd.',
  delete_detail:
    'Het account wordt overal uitgelogd en kan niet worden teruggehaald. Wat het deed blijft op naam staan.',
  column: { name: 'Naam', may: 'Mag gebruiken', state: 'Status', last_use: 'Laatst gebruikt', actions: 'Acties' },
  filter: { permission: 'Mag gebruiken' },
  sort: { name: 'Naam', email: 'E-mail', last_used_at: 'Laatst gebruikt', created_at: 'Toegevoegd' },
  state: { active: 'Actief', invited: 'Uitgenodigd', waiting: 'Wacht op goedkeuring', disabled: 'Uitgeschakeld' },
  state_detail: {
    active: 'Kan inloggen.',
    invited: 'Heeft nog geen wachtwoord: met de link kiest deze persoon er een.',
    waiting: 'Kan inloggen zodra het platform het account heeft goedgekeurd.',
    disabled: 'Kan niet inloggen en is overal uitgelogd.',
  },
  empty: {
    title: 'Nog niemand behalve jij',
    detail: 'Maak een account voor iedereen die hier werkt: zo ziet iedereen alleen wat nodig is.',
  },
  section: {
    person: 'Persoon',
    way_in: 'Toegang',
    standing: 'Inloggen',
    permissions: 'Rechten',
    permissions_detail:
      'Wat uit staat wordt niet getoond en kan niet. Wijzigingen gelden meteen, ook in open vensters.',
  },
  field: {
    name: 'Naam',
    email: 'E-mail',
    email_hint: 'Hiermee logt deze persoon in.',
    calling_code: 'Landcode',
    phone: 'Telefoon',
    phone_hint: 'Niet verplicht, alleen cijfers.',
    password: 'Wachtwoord',
    password_hint: 'Minstens 6 tekens. Vertel het persoonlijk.',
    new_password: 'Nieuw wachtwoord',
    new_password_hint: 'Leeg: het blijft zoals het is. Een nieuw wachtwoord logt overal uit.',
    is_disabled: 'Uitgeschakeld',
    is_disabled_hint: 'Deze persoon wordt meteen uitgelogd en kan pas weer inloggen als je het account inschakelt.',
  },
  way_in: {
    invite: 'Met een link om zelf een wachtwoord te kiezen',
    password: 'Met een wachtwoord dat ik nu instel',
    ends: 'Wie het inloggen voor %{name} heeft ingesteld, mag dit niet: %{permissions}. Bij het opslaan vervalt dat en wordt %{name} uitgelogd: maak daarna onder ‘%{section}’ een nieuwe link.',
  },
  gap: {
    self: 'Dit is je eigen account. Alleen de eigenaar, of iemand met evenveel rechten, kan het wijzigen.',
    holds_more: 'Dit account mag meer dan het jouwe, dus je kunt het niet wijzigen.',
  },
  fault: {
    not_held: 'Er zit iets in dat je zelf niet hebt.',
    calling_code: 'Vul de landcode in.',
    email: 'Dit is geen e-mailadres.',
    phone: 'Alleen cijfers, 4 tot 15.',
  },
  invitation: {
    send: 'Link versturen',
    again: 'Nieuwe link maken',
    reset: 'Link voor een nieuw wachtwoord',
    open: 'De link werkt tot %{until}.',
    over: 'De link verliep op %{until}.',
    mailed: 'Verstuurd naar %{email}. De link werkt één keer, tot %{until}.',
    no_mail:
      'Hier is geen mail ingesteld. Geef %{name} deze link zelf: hij werkt één keer, tot %{until}, en wordt alleen nu getoond.',
    mail_failed:
      'De mail kon niet worden verstuurd. Geef %{name} deze link zelf: hij werkt één keer, tot %{until}, en wordt alleen nu getoond.',
    link: 'Link',
    copy: 'Kopiëren',
    copied: 'Gekopieerd',
  },
};
